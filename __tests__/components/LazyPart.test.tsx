import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { LazyPart } from "../../src/components/LazyPart";

function Part({ text }: { text: string }) {
  const [first] = useState(text);
  return <p>{`${first}, now ${text}`}</p>;
}
const load = jest.fn<Promise<typeof Part>, []>();
const failed = (retry: () => void) => (
  <button type="button" onClick={retry}>
    Failed
  </button>
);
const part = (subject: string, key = "same") => (
  <LazyPart load={load} props={{ key, text: subject }} subject={subject} loading={<p>Loading</p>} failed={failed} />
);
const settle = () => act(async () => undefined);

beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  load.mockResolvedValue(Part);
});

test("it loads once it is rendered, with something in its place, and only once", async () => {
  const { rerender } = render(part("one"));
  expect(screen.getByText("Loading")).toBeInTheDocument();
  await settle();
  expect(screen.getByText("one, now one")).toBeInTheDocument();
  rerender(part("two"));
  expect(screen.getByText("one, now two")).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

test("another key among the props renders the component anew, without loading it again", async () => {
  const { rerender } = render(part("one"));
  await settle();
  rerender(part("two", "other"));
  expect(screen.getByText("two, now two")).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

test.each([
  ["another subject", (rerender: (element: ReturnType<typeof part>) => void) => rerender(part("two"))],
  ["a retry", () => userEvent.click(screen.getByText("Failed"))],
])("after a failure, %s loads it again, and no message about the failure shows meanwhile", async (_, tryAgain) => {
  load.mockRejectedValueOnce(new Error("Loading chunk 7 failed."));
  const { rerender } = render(part("one"));
  await settle();
  expect(screen.getByText("Failed")).toBeInTheDocument();
  let arrive = (_part: typeof Part) => {};
  load.mockReturnValueOnce(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  await tryAgain(rerender);
  expect(screen.queryByText("Failed")).toBeNull();
  expect(screen.getByText("Loading")).toBeInTheDocument();
  await act(async () => arrive(Part));
  expect(screen.getByText(/now (one|two)/)).toBeInTheDocument();
});
