import { createBudgetedFrames } from "../../src/effects/frameBudget";

const { setTimeout, requestAnimationFrame } = window;

afterEach(() => {
  Object.assign(window, { setTimeout, requestAnimationFrame });
  Reflect.deleteProperty(window, "scheduler");
});

/** A device on which a frame costs `cost` milliseconds. Its time passes only when the test says so. */
function device(cost: number, { screenInterval = 1000 / 60 } = {}) {
  let now = 0;
  let rendered = () => {};
  const events: { at: number; run: () => void }[] = [];
  const at = (time: number, run: () => void) => events.push({ at: time, run });
  jest.spyOn(performance, "now").mockImplementation(() => now);
  Object.assign(window, {
    setTimeout: (callback: () => void, time: number) => at(now + time, callback),
    requestAnimationFrame: (callback: FrameRequestCallback) =>
      at(Math.ceil((now + 0.001) / screenInterval) * screenInterval, () => {
        try {
          callback(now);
        } finally {
          now += self.cost;
          rendered();
        }
      }),
    scheduler: {
      postTask: (callback: () => void) => {
        rendered = callback;
      },
    },
  });
  const self = {
    cost,
    frames: createBudgetedFrames(),
    /** Lets `time` pass, in milliseconds. */
    pass(time: number) {
      const end = now + time;
      for (;;) {
        events.sort((one, other) => one.at - other.at);
        const next = events[0];
        if (!next || next.at > end) break;
        events.shift();
        now = Math.max(now, next.at);
        next.run();
      }
      now = end;
    },
  };
  return self;
}

/** Requests frame after frame, as an animation does, and counts them. */
function animate({ frames }: ReturnType<typeof device>): { count: number } {
  const animation = { count: 0 };
  const step = () => {
    animation.count += 1;
    frames.request(step);
  };
  frames.request(step);
  return animation;
}

test("a fast computer gets every frame of its screen", () => {
  const computer = device(1);
  const animation = animate(computer);
  computer.pass(10_000);
  expect(animation.count).toBeGreaterThan(590);
});

test.each([8, 15, 24])("frames of %i ms take a tenth of the time, which several animations share", (cost) => {
  const phone = device(cost);
  const animations = [animate(phone), animate(phone)];
  phone.pass(60_000);
  const [first, second] = animations.map(({ count }) => count);
  expect(second).toBe(first);
  expect((first ?? 0) * cost).toBeLessThanOrEqual(6_000);
  expect((first ?? 0) * cost).toBeGreaterThan(5_000);
});

test("if there would be less than four frames a second, the particles rest for ten seconds at a time", () => {
  const phone = device(60);
  const animation = animate(phone);
  phone.pass(5_000);
  const { count } = animation;
  expect(count).toBe(10);
  phone.pass(7_000);
  expect(animation.count).toBe(count);
  phone.pass(48_000);
  expect(animation.count * 60).toBeLessThanOrEqual(6_000);
});

test.each([
  ["a few slow frames at the start do not make the particles rest", 60, 200, 0, 1, 3_000, 60],
  ["on a device that was only busy, the particles move again", 60, 5_000, 10_000, 8, 10_000, 100],
  ["one slow frame hardly delays the next ones", 30, 40, 0, 1, 1_000, 55],
])("%s", (_, slowCost, slowTime, rest, cost, time, atLeast) => {
  const computer = device(1);
  const animation = animate(computer);
  if (slowTime < 100) computer.pass(1_000);
  computer.cost = slowCost;
  computer.pass(slowTime);
  computer.cost = cost;
  computer.pass(rest);
  const { count } = animation;
  computer.pass(time);
  expect(animation.count - count).toBeGreaterThan(atLeast);
});

test("a cancelled frame does not run, even if an earlier callback of the same frame cancels it", () => {
  const computer = device(1);
  const called: string[] = [];
  const early = computer.frames.request(() => called.push("early"));
  computer.frames.cancel(early);
  computer.frames.request(() => {
    called.push("first");
    computer.frames.cancel(second);
  });
  const second = computer.frames.request(() => called.push("second"));
  computer.pass(100);
  expect(called).toEqual(["first"]);
});

test("an animation that throws does not stop the others", () => {
  const computer = device(1);
  computer.frames.request(() => {
    throw new Error("No canvas");
  });
  const animation = animate(computer);
  expect(() => computer.pass(100)).toThrow("No canvas");
  computer.pass(1_000);
  expect(animation.count).toBeGreaterThan(50);
});

test.each([true, false])("frames follow one another in a browser that has postTask: %s", async (hasPostTask) => {
  jest.useFakeTimers();
  // The cost of a frame is measured until the browser has nothing else to do.
  const postTask = jest.fn((callback: () => void) => callback());
  if (hasPostTask) Object.assign(window, { scheduler: { postTask } });
  const { request } = createBudgetedFrames();
  const frames: number[] = [];
  request((time) => {
    frames.push(time);
    request((next) => frames.push(next));
  });
  await jest.advanceTimersByTimeAsync(1_000);
  expect(frames).toHaveLength(2);
  if (hasPostTask) expect(postTask).toHaveBeenCalledWith(expect.any(Function), { priority: "background" });
  jest.useRealTimers();
});
