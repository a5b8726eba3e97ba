import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { prefersReducedMotion, restorePausedMotion } from "../../src/browser/reducedMotion";
import { Footer } from "../../src/layout/Footer";
import { productName } from "../../src/site/product";

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  document.documentElement.removeAttribute("data-motion-paused");
});

test("the next visit to this site remembers it, until it is played again", async () => {
  render(<Footer />);
  await userEvent.click(screen.getByRole("button"));
  // Projects on one host share the storage.
  expect(Object.keys(localStorage)).toEqual([`${productName.toLowerCase()}-motion-paused`]);
  document.documentElement.removeAttribute("data-motion-paused");
  restorePausedMotion();
  expect(prefersReducedMotion()).toBe(true);
  await userEvent.click(screen.getByRole("button"));
  restorePausedMotion();
  expect(prefersReducedMotion()).toBe(false);
});

test("a visitor who saves data starts without motion, and can play it", async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  restorePausedMotion();
  Object.assign(navigator, { connection: undefined });
  expect(prefersReducedMotion()).toBe(true);
  render(<Footer />);
  await userEvent.click(screen.getByRole("button", { name: "Play motion" }));
  expect(prefersReducedMotion()).toBe(false);
});

test("a browser that forbids storage still pauses this page", async () => {
  const forbid = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  for (const method of ["getItem", "setItem", "removeItem"] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(forbid);
  }
  restorePausedMotion();
  render(<Footer />);
  await userEvent.click(screen.getByRole("button", { name: "Pause motion" }));
  expect(prefersReducedMotion()).toBe(true);
  await userEvent.click(screen.getByRole("button", { name: "Play motion" }));
  expect(prefersReducedMotion()).toBe(false);
});
