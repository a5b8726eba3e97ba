import { act, render, screen } from "@testing-library/react";
import { useState } from "react";
import { LazyPart } from "../../src/components/LazyPart";

function Part({ text }: { text: string }) {
  const [first] = useState(text);
  return <p>{`${first}, now ${text}`}</p>;
}
let load: jest.Mock<Promise<typeof Part>, []>;
const part = (subject: string, key = "same") => (
  <LazyPart load={load} props={{ key, text: subject }} subject={subject} loading={<p>Loading</p>} failed={<p>Failed</p>} />
);
const settle = () => act(async () => undefined);

beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  load = jest.fn().mockResolvedValue(Part);
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

test("it shows at once when it is mounted again", async () => {
  const { unmount } = render(part("one"));
  await settle();
  unmount();
  render(part("two"));
  expect(screen.getByText("two, now two")).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

test("another key among the props renders the component anew, without loading it again", async () => {
  const { rerender } = render(part("one"));
  await settle();
  rerender(part("two", "other"));
  expect(screen.getByText("two, now two")).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

test("after a failure, another subject loads it again, and no message about the failure shows meanwhile", async () => {
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
  rerender(part("two"));
  expect(screen.queryByText("Failed")).toBeNull();
  expect(screen.getByText("Loading")).toBeInTheDocument();
  await act(async () => arrive(Part));
  expect(screen.getByText("two, now two")).toBeInTheDocument();
});
