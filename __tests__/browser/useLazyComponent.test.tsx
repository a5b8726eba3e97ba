import { act, renderHook } from "@testing-library/react";
import { useLazyComponent } from "../../src/browser/useLazyComponent";

const Component = () => null;

test("a component that could not be loaded is loaded again for a new subject, and no longer counts as failed meanwhile", async () => {
  const load = jest.fn<Promise<typeof Component>, []>().mockRejectedValueOnce(new Error("Loading chunk 7 failed."));
  const { result, rerender } = renderHook(({ subject }) => useLazyComponent(load, subject), { initialProps: { subject: {} } });
  await act(async () => undefined);
  expect(result.current).toEqual({ component: null, hasFailed: true });
  let arrive = (_component: typeof Component) => {};
  load.mockReturnValueOnce(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  rerender({ subject: {} });
  expect(result.current).toEqual({ component: null, hasFailed: false });
  await act(async () => arrive(Component));
  expect(result.current).toEqual({ component: Component, hasFailed: false });
});

test("a component that is loaded stays while it is loaded for a new subject", async () => {
  const load = () => Promise.resolve(Component);
  const { result, rerender } = renderHook(({ subject }) => useLazyComponent(load, subject), { initialProps: { subject: {} } });
  await act(async () => undefined);
  rerender({ subject: {} });
  expect(result.current).toEqual({ component: Component, hasFailed: false });
});
