import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { prefersReducedMotion, restorePausedMotion } from "../../src/browser/reducedMotion";
import { Footer } from "../../src/layout/Footer";

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

test("the year in the HTML is of the build's day in UTC", () => {
  jest.replaceProperty(process, "env", { BUILD_STAGE: "build-html" });
  jest.useFakeTimers({ now: Date.UTC(2030, 11, 31, 12) });
  expect(renderToString(<Footer />)).toContain("© <span>2026</span>");
  jest.useRealTimers();
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
