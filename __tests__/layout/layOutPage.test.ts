import { layOutPage } from "../../src/layout/layOutPage";

const sections = (count: number) => "<section class='belowWindow'></section>".repeat(count);
const isLaidOut = () =>
  [...document.querySelectorAll<HTMLElement>("section")].map(({ style }) => style.contentVisibility === "visible");

test("sections are laid out one by one, those of a page that the visitor goes to as well, and then nothing is skipped any more", async () => {
  const idle: (() => void)[] = [];
  Object.assign(window, { requestIdleCallback: (callback: () => void) => idle.push(callback) });
  const nextIdle = async () => {
    idle.pop()?.();
    await new Promise(process.nextTick);
  };
  document.body.innerHTML = sections(3);
  const laidOut = layOutPage();
  await nextIdle();
  expect(isLaidOut()).toEqual([true, false, false]);
  document.body.innerHTML = sections(2);
  await nextIdle();
  await nextIdle();
  expect(isLaidOut()).toEqual([true, true]);
  expect(document.documentElement.dataset).not.toHaveProperty("laidOut");
  await nextIdle();
  await laidOut;
  expect(document.documentElement.dataset).toHaveProperty("laidOut");
});
