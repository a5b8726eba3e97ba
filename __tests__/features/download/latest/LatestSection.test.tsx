import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { whenPainted } from "../../../../src/browser/whenIdle";
import { LatestSection } from "../../../../src/features/download/latest/LatestSection";
import type { Release } from "../../../../src/releases/release";
import { release, releaseFile } from "../../../support/release";
import { listOf, renderWithList } from "../../../support/releaseList";

const show = (changes: Partial<Release> = {}, ...others: Release[]) =>
  renderWithList(
    <LatestSection builtStable={undefined} readAt="2026-11-21T10:00:00.000Z" />,
    listOf([release(changes), ...others]),
  );

test("the newest release shows its name, tag, date, link and feature lines under 'Latest Release'", async () => {
  await act(async () => show());
  expect(screen.getByText("Latest Release")).toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent("v1.0.0 Player 1.0");
  expect(document.querySelector("#latest-name time")).toHaveAttribute("datetime", "2026-03-04T05:06:07.000Z");
  expect(screen.getByRole("link", { name: "Download Latest" })).toHaveAttribute(
    "href",
    "https://github.com/octo/player/releases/download/v1.0.0/player.apk",
  );
  expect(screen.getByRole("link", { name: "Download Latest" })).toHaveAttribute("rel", "noopener");
  expect(screen.getByRole("heading", { name: "What's New" })).toBeInTheDocument();
  const changes = document.querySelectorAll("section > div:last-child li");
  expect([...changes].map((item) => item.textContent)).toEqual(["First change", "Second change"]);
});

test.each(["2026.11.21-nightly", "v2.0"])("a name that is the same as the tag, such as %s, shows once", (name) => {
  show({ version: name, name, date: null });
  expect(screen.getByRole("heading", { level: 2 }).textContent?.trim()).toBe(name);
});

test("a release without a link and a feature line says so instead of showing a dead button, and without a date shows none", () => {
  show({ downloadUrl: null, downloadSize: null, date: null, features: [] });
  expect(screen.getByText("No changes listed for this version.")).toBeInTheDocument();
  expect(document.querySelector("section > div:last-child li")).toBeNull();
  expect(screen.queryByRole("link", { name: /^Download/ })).toBeNull();
  expect(screen.getByText(/No file has been attached/)).toBeInTheDocument();
  expect(document.querySelector("#latest-name time")).toBeNull();
});

test("a pre-release is marked as one, and names the newest stable version, with its address and its download", () => {
  const stable = release({
    id: "0",
    version: "v0.9.0+1",
    downloadUrl: "https://github.com/octo/player/releases/download/v0.9.0/player.apk",
  });
  show({ isPrerelease: true }, stable);
  expect(screen.getByText("Pre-release")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "v0.9.0+1" })).toHaveAttribute("href", "#v0.9.0%2B1");
  expect(screen.getByRole("link", { name: "Download v0.9.0+1" })).toHaveAttribute("href", stable.downloadUrl);
});

test("the files are in a closed fold, which says if there are some for other phones", async () => {
  const files = [releaseFile("player.apk"), releaseFile("player-x86.apk")];
  const { setList } = show({ files });
  expect(document.querySelector("#files")).not.toHaveAttribute("open");
  expect(await screen.findByRole("link", { name: /player\.apk$/, hidden: true })).toBeInTheDocument();
  expect(screen.getByText("for other phones")).toBeInTheDocument();
  setList(listOf([release({ files: [releaseFile("player.apk"), releaseFile("SHA256SUMS")] })]));
  expect(screen.queryByText("for other phones")).toBeNull();
  setList(listOf([release()]));
  expect(document.querySelector("#files")).toBeNull();
});

describe("the help for installing opens", () => {
  // jsdom cannot open another page.
  const preventNavigation = (event: Event) => event.preventDefault();
  beforeEach(() => {
    document.addEventListener("click", preventNavigation);
    Element.prototype.scrollIntoView = jest.fn();
  });
  afterEach(() => document.removeEventListener("click", preventNavigation));

  const files = [releaseFile("player-arm64-v8a.apk"), releaseFile("SHA256SUMS")];
  const stable = release({ id: "0", version: "v0.9.0" });
  const help = () => screen.getByText("How to install").closest("details");

  test.each([/player-arm64-v8a\.apk/, "Download v0.9.0", "Download Latest"])("with the download %s", async (name) => {
    show({ isPrerelease: true, files }, stable);
    expect(help()).not.toHaveAttribute("open");
    await userEvent.click(screen.getByRole("link", { name, hidden: true }));
    expect(await screen.findByText(/Your download should have started/)).toBeInTheDocument();
    expect(help()).toHaveAttribute("open");
  });

  test("not with a file that is no package", async () => {
    show({ files });
    await userEvent.click(screen.getByRole("link", { name: /SHA256SUMS/, hidden: true }));
    await act(whenPainted);
    expect(help()).not.toHaveAttribute("open");
  });
});
