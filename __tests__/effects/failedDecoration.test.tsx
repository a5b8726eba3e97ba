import { render } from "@testing-library/react";
import HomePage from "../../src/pages/index";

jest.mock("../../src/effects/ParticleBackground", () => ({
  ParticleBackground() {
    throw new Error("the cause");
  },
}));

test("a page whose decoration fails has all its words, and React logs the error", () => {
  const log = jest.spyOn(console, "error").mockImplementation();
  const { container } = render(<HomePage />);
  expect(container).toHaveTextContent(/The Best.*Why Choose.*Join the community/);
  expect(String(log.mock.calls)).toContain("the cause");
});
