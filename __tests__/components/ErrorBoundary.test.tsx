import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect, useSyncExternalStore } from "react";
import { ErrorBoundary } from "../../src/components/ErrorBoundary";
import { SectionErrorBoundary } from "../../src/features/download/releaseParts";

const cause = new Error("the cause");
let isBroken: boolean;
let logged: jest.SpyInstance;
beforeEach(() => {
  isBroken = true;
  logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
});

const fail = () => {
  if (isBroken) throw cause;
};
function FailsInRender() {
  fail();
  return <p>the part</p>;
}
function FailsInEffect() {
  useEffect(fail);
  return <p>the part</p>;
}
const subscribe = () => () => undefined;
function FailsInSnapshot() {
  useSyncExternalStore(subscribe, fail);
  return <p>the part</p>;
}

test.each([
  ["render", FailsInRender],
  ["an effect", FailsInEffect],
  ["the snapshot of a store", FailsInSnapshot],
])("a part that fails in %s says so and can be tried again, and what is beside it stays", async (_, Child) => {
  render(
    <>
      <p>beside</p>
      <SectionErrorBoundary name="The part">
        <Child />
      </SectionErrorBoundary>
    </>,
  );
  expect(screen.getByRole("alert")).toHaveTextContent("The part could not be shown.");
  expect(screen.getByText("beside")).toBeInTheDocument();
  expect(screen.queryByText("the part")).toBeNull();
  expect(screen.queryByRole("link")).toBeNull();

  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(screen.getByRole("alert")).toBeInTheDocument();
  isBroken = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(screen.getByText("the part")).toBeInTheDocument();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("decoration that fails is not rendered, no message shows, and React still logs the error", () => {
  const { container } = render(
    <ErrorBoundary>
      <FailsInRender />
    </ErrorBoundary>,
  );
  expect(container).toBeEmptyDOMElement();
  expect(String(logged.mock.calls)).toContain("the cause");
});
