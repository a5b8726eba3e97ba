/*
 * What moves for its own sake may take a tenth of the main thread, whatever the device. A frame of the particles costs more than
 * their script: the browser also styles, paints and commits the page. So each frame is measured as a whole, and the next one waits
 * nine times as long. A fast computer gets most frames of its screen, a slow phone gets fewer; and where the frames would be too far
 * apart to look like movement, the particles stand still for a while.
 *
 * What CSS animates is outside of this: the browser moves it without the main thread, except for a few frames at each repetition.
 */

/** The part of the main thread's time that frames may take. */
const SHARE = 0.1;

/** Frames further apart than this no longer look like movement. In milliseconds. */
const LONGEST_PAUSE = 250;

/** How long the particles stand still before another try: the device may only have been busy. In milliseconds. */
const REST = 10_000;

/** Number of the last frames whose cost counts. A few slow frames among them are no slow device. */
const REMEMBERED_FRAMES = 10;

/** What the frames need of the browser; times in milliseconds. */
export interface FrameClock {
  now: () => number;
  /** Calls back after so much time. */
  wait: (callback: () => void, time: number) => void;
  /** Calls back when the browser is about to render a frame. */
  beforeFrame: (callback: FrameRequestCallback) => void;
  /** Called while a frame is rendered: calls back when that is done. */
  afterFrame: (callback: () => void) => void;
}

/** The same as the browser's `requestAnimationFrame` and `cancelAnimationFrame`. */
export interface AnimationFrames {
  request: (callback: FrameRequestCallback) => number;
  cancel: (handle: number) => void;
}

const browserClock: FrameClock = {
  now: () => performance.now(),
  wait: (callback, time) => window.setTimeout(callback, time),
  beforeFrame: (callback) => window.requestAnimationFrame(callback),
  afterFrame: (callback) => {
    // The browser sends the canvas to the screen in a task of its own, which a timer or a message would not wait for. A browser that
    // does not have postTask (Firefox before 142, for one) leaves that task out of the cost.
    if (window.scheduler) window.scheduler.postTask(callback, { priority: "background" });
    else window.setTimeout(callback);
  },
};

/** Gives animation frames that together keep to the budget, however many ask for them. */
export function createBudgetedFrames(clock: FrameClock = browserClock): AnimationFrames {
  const waiting = new Map<number, FrameRequestCallback>();
  let lastHandle = 0;
  let isUnderWay = false;
  let costs: number[] = [];

  const runFrame: FrameRequestCallback = (timestamp) => {
    const start = clock.now();
    const handles = [...waiting.keys()];
    clock.afterFrame(() => {
      costs = [...costs, clock.now() - start].slice(-REMEMBERED_FRAMES);
      isUnderWay = false;
      if (waiting.size > 0) scheduleFrame();
    });
    for (const handle of handles) {
      const callback = waiting.get(handle);
      waiting.delete(handle);
      callback?.(timestamp);
    }
  };

  const scheduleFrame = () => {
    isUnderWay = true;
    const pause = pauseAfter(costs);
    const isTooSlow = pause > LONGEST_PAUSE && costs.length === REMEMBERED_FRAMES;
    if (isTooSlow) costs = [];
    clock.wait(() => clock.beforeFrame(runFrame), isTooSlow ? REST : Math.min(pause, LONGEST_PAUSE));
  };

  return {
    request: (callback) => {
      lastHandle += 1;
      waiting.set(lastHandle, callback);
      if (!isUnderWay) scheduleFrame();
      return lastHandle;
    },
    cancel: (handle) => {
      waiting.delete(handle);
    },
  };
}

/** How long to wait after frames that cost so much, so that they take their share and no more. In milliseconds. */
function pauseAfter(costs: readonly number[]): number {
  const median = [...costs].sort((one, other) => one - other)[Math.floor(costs.length / 2)] ?? 0;
  return median / SHARE - median;
}
