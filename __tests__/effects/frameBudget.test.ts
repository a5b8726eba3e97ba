import { createBudgetedFrames, type FrameClock } from "../../src/effects/frameBudget";

/** A device on which a frame costs `cost` milliseconds. Its time passes only when the test says so. */
function device(cost: number, { screenInterval = 1000 / 60 } = {}) {
  let now = 0;
  let rendered = () => {};
  const events: { at: number; run: () => void }[] = [];
  const at = (time: number, run: () => void) => events.push({ at: time, run });
  const clock: FrameClock = {
    now: () => now,
    wait: (callback, time) => at(now + time, callback),
    beforeFrame: (callback) =>
      at(Math.ceil((now + 0.001) / screenInterval) * screenInterval, () => {
        try {
          callback(now);
        } finally {
          now += self.cost;
          rendered();
        }
      }),
    afterFrame: (callback) => {
      rendered = callback;
    },
  };
  const self = {
    cost,
    frames: createBudgetedFrames(clock),
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

test.each([8, 15, 24])("frames of %i ms take a tenth of the time", (cost) => {
  const phone = device(cost);
  const animation = animate(phone);
  phone.pass(60_000);
  expect(animation.count * cost).toBeLessThanOrEqual(6_000);
  expect(animation.count * cost).toBeGreaterThan(5_000);
});

test("several animations share the budget", () => {
  const phone = device(8);
  const animations = [animate(phone), animate(phone), animate(phone)];
  phone.pass(60_000);
  const [first] = animations;
  expect(animations.map(({ count }) => count)).toEqual([first?.count, first?.count, first?.count]);
  expect((first?.count ?? 0) * 8).toBeLessThanOrEqual(6_000);
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

test("a few slow frames at the start do not make the particles rest", () => {
  const computer = device(60);
  const animation = animate(computer);
  computer.pass(200);
  computer.cost = 1;
  computer.pass(3_000);
  expect(animation.count).toBeGreaterThan(60);
});

test("on a device that was only busy, the particles move again", () => {
  const phone = device(60);
  const animation = animate(phone);
  phone.pass(5_000);
  phone.cost = 8;
  phone.pass(10_000);
  const { count } = animation;
  phone.pass(10_000);
  expect(animation.count - count).toBeGreaterThan(100);
});

test("one slow frame hardly delays the next ones", () => {
  const computer = device(1);
  const animation = animate(computer);
  computer.pass(1_000);
  computer.cost = 30;
  computer.pass(40);
  computer.cost = 1;
  const { count } = animation;
  computer.pass(1_000);
  expect(animation.count - count).toBeGreaterThan(55);
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

describe("in a browser", () => {
  const nextFrame = ({ request }: ReturnType<typeof createBudgetedFrames>) => new Promise((resolve) => request(resolve));

  afterEach(() => {
    Reflect.deleteProperty(window, "scheduler");
  });

  test("the cost of a frame is measured until the browser has nothing else to do", async () => {
    const postTask = jest.fn((callback: () => void) => callback());
    Object.assign(window, { scheduler: { postTask } });
    const frames = createBudgetedFrames();
    await nextFrame(frames);
    await nextFrame(frames);
    expect(postTask).toHaveBeenCalledWith(expect.any(Function), { priority: "background" });
  });

  test("frames also follow one another in a browser without postTask", async () => {
    const frames = createBudgetedFrames();
    await nextFrame(frames);
    await expect(nextFrame(frames)).resolves.toEqual(expect.any(Number));
  });
});
