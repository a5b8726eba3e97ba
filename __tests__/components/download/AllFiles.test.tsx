import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AllFiles } from "../../../src/components/download/AllFiles";
import { release, releaseFile } from "../../support/release";

const sha256 = "0123456789abcdef".repeat(4);
const files = [
  releaseFile("player-arm64-v8a.apk", { sha256 }),
  releaseFile("player-universal.apk", { size: null }),
  releaseFile("player.apk", { size: 61_262_918 }),
  releaseFile("SHA256SUMS", { size: 388 }),
];

const onDownload = jest.fn();
const show = (shown: typeof files) => render(<AllFiles release={release()} files={shown} onDownload={onDownload} />);

test("every file shows its link, what it is, its size, its SHA-256 and whether it is recommended", async () => {
  show(files);
  expect(screen.getByText("4 files, with size, processor and SHA-256")).toBeInTheDocument();
  await screen.findAllByRole("link");
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(files.map((file) => file.downloadUrl));
  const texts = screen.getAllByRole("listitem").map((item) => item.textContent);
  expect(texts[0]).toContain(
    `player-arm64-v8a.apkarm64-v8a · Most phones since 2017 · 24.6 MBSHA-256 of player-arm64-v8a.apk${sha256}Copy`,
  );
  expect(screen.getByText(sha256).closest("details")).not.toHaveAttribute("open");
  expect(texts[1]).toBe("player-universal.apkuniversal · Every phone, if you are not sure · RecommendedNo SHA-256 published");
  expect(texts[2]).toBe("player.apkAndroid package · 61.3 MBNo SHA-256 published");
  expect(texts[3]).toBe("SHA256SUMSChecksums · under 0.1 MBNo SHA-256 published");
});

test("the button copies the SHA-256 of its file and says so", async () => {
  const user = userEvent.setup();
  show(files);
  await user.click(await screen.findByRole("button", { name: "Copy the SHA-256 of player-arm64-v8a.apk" }));
  expect(await navigator.clipboard.readText()).toBe(sha256);
  expect(screen.getByText("Copied")).toBeInTheDocument();
});

test("the button says so if copying is forbidden", async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("forbidden"));
  const [first] = files;
  if (!first) throw new Error("There is no file.");
  const { container } = show([first]);
  expect(container).toHaveTextContent("1 file, with size");
  await user.click(await within(container).findByRole("button", { name: /SHA-256/ }));
  expect(screen.getByText("Cannot copy")).toBeInTheDocument();
});

test("the download of a file is reported with its name", async () => {
  show(files);
  const link = screen.getByRole("link", { name: "player-universal.apk" });
  // jsdom cannot open another page.
  link.addEventListener("click", (event) => event.preventDefault());
  await userEvent.click(link);
  expect(onDownload.mock.calls).toEqual([["player-universal.apk"]]);
});

test("the link of the version can be copied", async () => {
  const user = userEvent.setup();
  show(files);
  await user.click(screen.getByRole("button", { name: "Copy link to Player 1.0" }));
  expect(await navigator.clipboard.readText()).toBe("https://example.com/download#v1.0.0");
});
