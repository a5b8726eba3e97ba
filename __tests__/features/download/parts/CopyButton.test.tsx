import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CopyButton } from "../../../../src/features/download/parts/CopyButton";
import { pass } from "../../../support/releaseList";

const visitor = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const button = () => screen.getByRole("button");

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test("the result of each press is heard, and shows for five seconds", async () => {
  const write = jest.spyOn(navigator.clipboard, "writeText");
  render(<CopyButton text="the text" label="Copy it" of="of player.apk" />);
  for (const _ of ["first press", "second press"]) {
    let finish = () => {};
    write.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
    await visitor.click(button());
    // A screen reader hears the change of this text.
    expect(button()).toHaveTextContent("Copy it of player.apk");
    await act(async () => finish());
    expect(button()).toHaveTextContent("Copied of player.apk");
    await pass(4900);
    expect(button()).toHaveTextContent("Copied");
  }
  await pass(100);
  expect(button()).toHaveTextContent("Copy it");
  expect(write.mock.calls).toEqual([["the text"], ["the text"]]);
});

test("a browser may forbid to copy a text", async () => {
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("forbidden"));
  render(<CopyButton text="the text" label="Copy it" of="of player.apk" />);
  await visitor.click(button());
  await pass(1);
  expect(button()).toHaveAccessibleName("Cannot copy of player.apk");
});
