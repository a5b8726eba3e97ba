import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { LocalText } from "../../src/components/LocalText";

test("the built HTML has the built text", () => {
  expect(renderToString(<LocalText built="2026" local={() => "2027"} />)).toBe("<span>2026</span>");
});

test("the visitor's own text replaces the built one when the browser is idle, and not before", async () => {
  let becomeIdle = () => {};
  jest.spyOn(document, "readyState", "get").mockReturnValue("complete");
  Object.assign(window, {
    requestIdleCallback: (callback: () => void) => {
      becomeIdle = callback;
    },
  });
  const local = jest.fn(() => "24.10.2026");
  render(
    <p>
      <LocalText built="Oct 24, 2026" local={local} />
    </p>,
  );
  expect(screen.getByRole("paragraph")).toHaveTextContent("Oct 24, 2026");
  expect(local).not.toHaveBeenCalled();
  expect(document.querySelector("[lang]")).toBeNull();
  await act(async () => becomeIdle());
  expect(screen.getByText("24.10.2026")).toHaveAttribute("lang", navigator.language);
});
