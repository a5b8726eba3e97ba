import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { prefersReducedMotion, restorePausedMotion } from "../../src/browser/reducedMotion";
import { Footer } from "../../src/layout/Footer";

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

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
