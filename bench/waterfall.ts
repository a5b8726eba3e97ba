import { type FreshPage, MILESTONES, record, recorded, timeOf } from "./browser";
import { kilobytes, printTable } from "./table";

/** Width of the drawing, in characters. */
const WIDTH = 60;

/** A request as the browser's network log tells of it; times in seconds of the log's own clock. */
interface LoggedRequest {
  url: string;
  type: string;
  priority: string;
  start: number;
  firstByte?: number;
  end?: number;
  bytes?: number;
}

/** Opens an address and prints every request until it is at rest, with what happened in the page meanwhile. */
export async function recordWaterfall({ page, devtools }: FreshPage, url: string): Promise<void> {
  const requests = new Map<string, LoggedRequest>();
  devtools.on("Network.requestWillBeSent", ({ requestId, request, type, timestamp }) => {
    requests.set(requestId, { url: request.url, type: type ?? "", priority: request.initialPriority, start: timestamp });
  });
  devtools.on("Network.responseReceived", ({ requestId, response: { timing } }) => {
    // Not the time of this event: a busy page tells late of what came in time.
    if (timing) change(requests, requestId, { firstByte: timing.requestTime + timing.receiveHeadersEnd / 1000 });
  });
  devtools.on("Network.loadingFinished", ({ requestId, timestamp, encodedDataLength }) =>
    change(requests, requestId, { end: timestamp, bytes: encodedDataLength }),
  );
  await record(page, "longTasks");
  await page.goto(url, { waitUntil: "load" });
  const visible = await timeOf(page, MILESTONES.visible);
  const hydrated = await timeOf(page, MILESTONES.hydrated);
  await page.waitForTimeout(1500);
  const painted = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN);
  const longTasks = await recorded(page, "longTasks");
  print([...requests.values()]);
  console.log(`
first paint ${Math.round(painted)} ms, hydrated ${Math.round(hydrated)} ms, visible ${Math.round(visible)} ms
long tasks (start + length): ${longTasks.map((task) => `${Math.round(task.startTime)} + ${Math.round(task.duration)}`).join(", ") || "none"}`);
}

function change(requests: Map<string, LoggedRequest>, id: string, changes: Partial<LoggedRequest>): void {
  const request = requests.get(id);
  if (request) requests.set(id, { ...request, ...changes });
}

function print(requests: readonly LoggedRequest[]): void {
  const origin = requests[0]?.start ?? 0;
  const length = Math.max(...requests.map(({ start, end = start }) => end - origin));
  const place = (time: number) => Math.round(((time - origin) / length) * WIDTH);
  const millisecondsSince = (time?: number) => (time === undefined ? "" : Math.round((time - origin) * 1000));
  printTable(
    "Requests until a release published since the build is visible (ms since the first request; one visit)",
    ["request", "type", "priority", "start", "first byte", "end", "kB", "waiting . receiving #".padEnd(WIDTH)],
    requests.map(({ url, type, priority, start, firstByte = start, end = firstByte, bytes = 0 }) => {
      const drawing = `${" ".repeat(place(start))}${".".repeat(place(firstByte) - place(start))}${"#".repeat(Math.max(place(end) - place(firstByte), 1))}`;
      return [
        shortName(url),
        type,
        priority,
        millisecondsSince(start),
        millisecondsSince(firstByte),
        millisecondsSince(end),
        kilobytes(bytes),
        drawing.padEnd(WIDTH),
      ];
    }),
  );
}

/** The path without its hash, at its end where it is long. */
function shortName(url: string): string {
  return new URL(url).pathname.replace(/-[0-9a-f]{20,32}(?=\.)/, "").slice(-42);
}
