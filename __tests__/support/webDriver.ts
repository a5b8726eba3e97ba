/** WebDriver (https://www.w3.org/TR/webdriver2/), over HTTP to a driver or over Marionette to Firefox itself. */
import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import * as v from "valibot";

/** The commands that the tests use, each as HTTP has it. Marionette has the same names and parameters. */
const COMMANDS = {
  SetTimeouts: "POST /timeouts",
  Navigate: "POST /url",
  Back: "POST /back",
  Forward: "POST /forward",
  Refresh: "POST /refresh",
  ExecuteScript: "POST /execute/sync",
  ElementClick: "POST /element/{id}/click",
  ElementSendKeys: "POST /element/{id}/value",
  PerformActions: "POST /actions",
  SetWindowRect: "POST /window/rect",
  TakeScreenshot: "GET /screenshot",
} as const;

/** A running session of a browser. */
export interface WebDriverSession {
  /**
   * Runs a command.
   *
   * @returns its value, as the browser gives it
   * @throws Error with the browser's words
   */
  run: (command: keyof typeof COMMANDS, parameters?: Record<string, unknown>) => Promise<unknown>;
  /** Runs a script with the rights of the browser itself, in Firefox only: it can read what pages cannot, such as the console. */
  runPrivileged?: (script: string, parameters: unknown[]) => Promise<unknown>;
  close: () => Promise<void>;
}

const failureSchema = v.object({ error: v.string(), message: v.string() });

/** Attempts to reach a program that has just been started, one every 50 ms: half a minute. */
const MAXIMUM_ATTEMPTS = 600;

/**
 * Starts a session over HTTP.
 *
 * @param port of the driver, on loopback
 * @param capabilities what the session must have
 * @throws Error if the driver does not answer within half a minute, or refuses
 */
export async function openHttpSession(port: number, capabilities: Record<string, unknown>): Promise<WebDriverSession> {
  const request = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { value } = v.parse(v.object({ value: v.unknown() }), await answer.json());
    if (!answer.ok) throw failure(`${method} ${path}`, value);
    return value;
  };
  await attempt(() => fetch(`http://127.0.0.1:${port}/status`));
  const session = await request("POST", "/session", { capabilities: { alwaysMatch: capabilities } });
  const base = `/session/${v.parse(v.object({ sessionId: v.string() }), session).sessionId}`;
  return {
    run: (command, parameters = {}) => {
      const [method = "", path = ""] = COMMANDS[command].split(" ");
      const { id, ...body } = parameters;
      return request(method, base + path.replace("{id}", String(id)), method === "GET" ? undefined : body);
    },
    close: async () => {
      await request("DELETE", base);
    },
  };
}

/**
 * Starts a session over Marionette: each message is its length in bytes, a colon, and JSON. A call is `[0, number, name,
 * parameters]`, an answer `[1, number, error, value]`.
 *
 * @param port of Firefox, on loopback
 * @throws Error if Firefox does not answer within half a minute, or refuses
 */
export async function openMarionetteSession(port: number): Promise<WebDriverSession> {
  const socket = await attempt(() => connected(port));
  const answers = new Map<number, (answer: { error: unknown; value: unknown }) => void>();
  readMessages(socket, (message) => {
    const answer = v.safeParse(v.tuple([v.literal(1), v.number(), v.unknown(), v.unknown()]), message);
    // The first message is a greeting.
    if (!answer.success) return;
    const [, number, error, value] = answer.output;
    answers.get(number)?.({ error, value });
    answers.delete(number);
  });
  let calls = 0;
  const call = async (name: string, parameters: Record<string, unknown> = {}) => {
    calls += 1;
    const message = JSON.stringify([0, calls, name, parameters]);
    const { error, value } = await new Promise<{ error: unknown; value: unknown }>((resolve, reject) => {
      answers.set(calls, resolve);
      socket.once("close", () => reject(new Error(`Firefox ended during the command ${name}.`)));
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
    socket.removeAllListeners("close");
    if (error) throw failure(name, error);
    const wrapped = v.safeParse(v.strictObject({ value: v.unknown() }), value);
    return wrapped.success ? wrapped.output.value : value;
  };
  await call("WebDriver:NewSession");
  return {
    run: (command, parameters) => call(`WebDriver:${command}`, parameters),
    runPrivileged: async (script, parameters) => {
      await call("Marionette:SetContext", { value: "chrome" });
      try {
        return await call("WebDriver:ExecuteScript", { script, args: parameters });
      } finally {
        await call("Marionette:SetContext", { value: "content" });
      }
    },
    close: async () => {
      await call("Marionette:Quit");
      socket.destroy();
    },
  };
}

/** @param reason what the browser gave instead of a value */
function failure(command: string, reason: unknown): Error {
  const { error, message } = v.parse(failureSchema, reason);
  return new Error(`The browser refused ${command}: ${error}. ${message}`);
}

function readMessages(socket: Socket, onMessage: (message: unknown) => void): void {
  let unread = Buffer.alloc(0);
  socket.on("data", (data) => {
    unread = Buffer.concat([unread, data]);
    for (;;) {
      const colon = unread.indexOf(":");
      const end = colon + 1 + Number(unread.subarray(0, Math.max(colon, 0)));
      if (colon < 0 || unread.length < end) return;
      onMessage(JSON.parse(unread.subarray(colon + 1, end).toString()));
      unread = unread.subarray(end);
    }
  });
}

function connected(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(socket)).once("error", reject);
  });
}

/** Tries until it succeeds: the program that is to answer may still be starting. */
async function attempt<T>(action: () => Promise<T>): Promise<T> {
  for (let count = 1; ; count += 1) {
    try {
      return await action();
    } catch (error) {
      if (count >= MAXIMUM_ATTEMPTS) throw error;
      await wait(50);
    }
  }
}
