import { render, waitFor } from "@testing-library/react";
import DownloadPage from "../../src/pages/download";
import HomePage from "../../src/pages/index";
import { closingCall, hero, whyChoose } from "../../src/site/product";
import { fakeFetch } from "../support/fakeFetch";
import { pageDataOf } from "../support/pageData";
import { release } from "../support/release";

function mockFailure() {
  throw new Error("the cause");
}
jest.mock("../../src/effects/ParticleBackground", () => ({ ParticleBackground: mockFailure }));
jest.mock("../../src/effects/FloatingNotes", () => ({ __esModule: true, default: mockFailure }));
jest.mock("../../src/effects/Equalizer", () => ({ Equalizer: mockFailure }));
jest.mock<object>("../../src/site/product", () => ({
  ...jest.requireActual<object>("../../src/site/product"),
  hasMusicDecoration: true,
}));
jest.mock("../../src/browser/moments", () => ({
  ...jest.requireActual("../../src/browser/moments"),
  whenDecorationMayStart: async () => undefined,
}));

const list = { liveUrl: "", readAt: "2026-11-21T10:00:00.000Z", isSample: true };

test.each([
  ["/", <HomePage key="1" />, [hero.title, whyChoose.title, closingCall.title]],
  [
    "/download",
    <DownloadPage key="2" data={pageDataOf([release()], list)} />,
    [["Download for Android"], ["Latest Release"]],
  ],
])("if decoration fails, %s has all its words, and React logs the error", async (...row) => {
  const [, page, titles] = row;
  fakeFetch();
  const log = jest.spyOn(console, "error").mockImplementation();
  const { container } = render(page);
  await waitFor(() => expect(String(log.mock.calls)).toContain("the cause"));
  for (const title of titles) expect(container).toHaveTextContent(title.join(" "));
});
