import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { prefersReducedMotion, restorePausedMotion } from "../../src/browser/reducedMotion";
import { Footer } from "../../src/layout/Footer";
import { productName } from "../../src/site/product";

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute("data-motion-paused");
});

test("the next visit remembers that motion is paused, until it is played again", async () => {
  render(<Footer />);
  await press("Pause motion");
  expect(Object.keys(localStorage)).toEqual([`${productName.toLowerCase()}-motion-paused`]);
  document.documentElement.removeAttribute("data-motion-paused");
  restorePausedMotion();
  expect(prefersReducedMotion()).toBe(true);
  await press("Play motion");
  restorePausedMotion();
  expect(prefersReducedMotion()).toBe(false);
});

test("a visitor who saves data starts without motion, and can play it", async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  restorePausedMotion();
  Object.assign(navigator, { connection: undefined });
  render(<Footer />);
  await press("Play motion");
  expect(prefersReducedMotion()).toBe(false);
});

test("a browser that forbids storage pauses motion for this visit", async () => {
  jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  restorePausedMotion();
  render(<Footer />);
  await press("Pause motion");
  expect(prefersReducedMotion()).toBe(true);
});
