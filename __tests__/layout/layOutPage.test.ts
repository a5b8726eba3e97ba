import { layOutPage } from "../../src/layout/layOutPage";

test("sections are laid out one by one, and then nothing is skipped any more", async () => {
  const idle: (() => void)[] = [];
  Object.assign(window, { requestIdleCallback: (callback: () => void) => idle.push(callback) });
  const nextIdle = async () => {
    idle.pop()?.();
    await new Promise(process.nextTick);
  };
  document.body.innerHTML = "<section class='belowWindow'></section>".repeat(2);
  const isLaidOut = () =>
    [...document.querySelectorAll<HTMLElement>("section")].map(({ style }) => style.contentVisibility === "visible");
  const laidOut = layOutPage();
  expect(isLaidOut()).toEqual([false, false]);
  await nextIdle();
  expect(isLaidOut()).toEqual([true, false]);
  await nextIdle();
  expect(isLaidOut()).toEqual([true, true]);
  expect(document.documentElement.dataset).not.toHaveProperty("laidOut");
  await nextIdle();
  await laidOut;
  expect(document.documentElement.dataset).toHaveProperty("laidOut");
});
