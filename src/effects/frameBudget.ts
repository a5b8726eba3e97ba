/*
 * The particles may take a tenth of the main thread's time, on any device. A frame costs more than their script, because the
 * browser also styles, paints and commits the page. So the cost of the whole frame is measured, and the next frame waits nine
 * times as long. If the frames would be too far apart to look like movement, the particles rest for a while.
 */

/** The share of the main thread's time that frames may take. */
const SHARE = 0.1;

/** Frames further apart than this do not look like movement. In milliseconds. */
const LONGEST_PAUSE = 250;

/** How long the particles rest before they try again, because the device may only have been busy. In milliseconds. */
const REST = 10_000;

/** How many of the last frames count. Their median counts, so a few slow frames do not make a device slow. */
const REMEMBERED_FRAMES = 10;

/** Gives a `requestAnimationFrame` and a `cancelAnimationFrame` whose frames, of all animations together, keep to the budget. */
export function createBudgetedFrames() {
  const waiting = new Map<number, FrameRequestCallback>();
  let lastHandle = 0;
  let isUnderWay = false;
  let costs: number[] = [];

  const runFrame: FrameRequestCallback = (timestamp) => {
    const start = performance.now();
    const handles = [...waiting.keys()];
    afterFrame(() => {
      costs = [...costs, performance.now() - start].slice(-REMEMBERED_FRAMES);
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
    window.setTimeout(() => window.requestAnimationFrame(runFrame), isTooSlow ? REST : Math.min(pause, LONGEST_PAUSE));
  };

  return {
    request: (callback: FrameRequestCallback): number => {
      lastHandle += 1;
      waiting.set(lastHandle, callback);
      if (!isUnderWay) scheduleFrame();
      return lastHandle;
    },
    cancel: (handle: number): void => {
      waiting.delete(handle);
    },
  };
}

/** Called in a frame: calls back when the browser has rendered that frame. */
function afterFrame(callback: () => void): void {
  // The browser sends the canvas to the screen in a task of its own, and a timer or a message would not wait for that task. In a
  // browser without postTask (Firefox before 142), the task is missing from the cost.
  if (window.scheduler) window.scheduler.postTask(callback, { priority: "background" });
  else window.setTimeout(callback);
}

/** How long to wait until the next frame, so that frames of these costs take no more than their share. In milliseconds. */
function pauseAfter(costs: readonly number[]): number {
  const median = [...costs].sort((one, other) => one - other)[Math.floor(costs.length / 2)] ?? 0;
  return median / SHARE - median;
}
