import { render, screen } from "@testing-library/react";
import { useEffect, useSyncExternalStore } from "react";
import { ErrorBoundary } from "../../src/components/ErrorBoundary";

const cause = new Error("the cause");
let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
});

const fail = () => {
  throw cause;
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
])("a part that fails in %s is replaced, what is beside it stays, and React still logs the error", (_, Child) => {
  render(
    <>
      <p>beside</p>
      <ErrorBoundary fallback="It failed.">
        <Child />
      </ErrorBoundary>
    </>,
  );
  expect(screen.getByText("It failed.")).toBeInTheDocument();
  expect(screen.getByText("beside")).toBeInTheDocument();
  expect(screen.queryByText("the part")).toBeNull();
  expect(String(logged.mock.calls)).toContain("the cause");
});

test("decoration that fails is not rendered, and no message shows", () => {
  const { container } = render(
    <ErrorBoundary>
      <FailsInRender />
    </ErrorBoundary>,
  );
  expect(container).toBeEmptyDOMElement();
});
