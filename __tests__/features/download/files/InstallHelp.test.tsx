import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterNextPaint } from "../../../../src/browser/moments";
import {
  DownloadLink,
  InstallHelpArea,
} from "../../../../src/features/download/files/DownloadLink";
import { InstallHelp, InstallNote } from "../../../../src/features/download/files/InstallHelp";
import type { AndroidPackage } from "../../../../src/releases/release";
import { certificate, release, signedRelease } from "../../../support/release";
import { listOf, renderWithList } from "../../../support/releaseList";

const scrollIntoView = jest.fn();
beforeEach(() => {
  scrollIntoView.mockReset();
  Element.prototype.scrollIntoView = scrollIntoView;
});

function Downloads({ isForPage = false }) {
  return (
    <InstallHelpArea>
      {["player.apk", "SHA256SUMS"].map((name) => (
        <DownloadLink key={name} href={`#${name}`}>
          {name}
        </DownloadLink>
      ))}
      <InstallNote />
      <InstallHelp isForPage={isForPage} />
    </InstallHelpArea>
  );
}

const showPage = (releases = [release()]) =>
  renderWithList(<Downloads isForPage />, listOf(releases));
const download = (name = "player.apk") => userEvent.click(screen.getByRole("link", { name }));
const details = () => screen.queryByText("How to install")?.closest("details");
const toggle = () => userEvent.click(screen.getByText("How to install"));

test("the link of the note opens the help, to which it leads", async () => {
  showPage();
  expect(details()).not.toHaveAttribute("open");
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: "Installing takes four steps" });
  await userEvent.click(link);
  expect(details()).toHaveAttribute("open");
  const help = details()?.querySelector(link.hash);
  expect(help).toHaveTextContent(/Download anyway.*work profile.*Auto Blocker.*on Play Protect/);
  expect(help?.querySelectorAll("ol > li")).toHaveLength(4);
});

test("the first download of a package adds the help, and each one opens it", async () => {
  render(<Downloads />);
  await download("SHA256SUMS");
  expect(details()).toBeUndefined();
  await download();
  await waitFor(() => expect(scrollIntoView).toHaveBeenCalledTimes(1));
  expect(scrollIntoView).toHaveBeenCalledWith({ block: "nearest", behavior: "smooth" });
  await toggle();
  expect(details()).not.toHaveAttribute("open");
  const reduced = Object.assign(Object.create(null), { matches: true });
  jest.spyOn(window, "matchMedia").mockReturnValue(reduced);
  await download();
  await waitFor(() => expect(scrollIntoView).toHaveBeenCalledTimes(2));
  expect(scrollIntoView).toHaveBeenLastCalledWith({ block: "nearest", behavior: "auto" });
  expect(details()).toHaveAttribute("open");
});

test("a status outside of the details announces the download until the help closes", async () => {
  showPage();
  const status = screen.getByRole("status");
  expect(status.closest("details")).toBeNull();
  // A visitor who opens the help hears nothing.
  await toggle();
  await act(afterNextPaint);
  expect(scrollIntoView).not.toHaveBeenCalled();
  expect(status).toBeEmptyDOMElement();
  await download();
  await waitFor(() => expect(status).toHaveTextContent("Your download should have started."));
  await toggle();
  await waitFor(() => expect(status).toBeEmptyDOMElement());
});

test.each<[string, Partial<AndroidPackage>]>([
  [
    "2.4.0 is signed with another key than 2.3.2. Android may not install it over 2.3.2, " +
      "and it may be from somebody else. Ask ",
    { certificates: [certificate("b")] },
  ],
  [
    "2.4.0 is a second app beside 2.3.2. What 2.3.2 holds stays there. Ask ",
    { applicationId: "org.acme.player" },
  ],
])("the page's help says: %s", (text, before) => {
  const { setList } = showPage([signedRelease("2.4.0"), signedRelease("2.3.2", before)]);
  const link = screen.getByRole("link", { name: /^Ask/ });
  expect(link.parentElement).toHaveTextContent(text);
  expect(link).toHaveAttribute("href", "https://github.com/octo/player/issues");
  for (const says of [{}, { versionCode: 2 }]) {
    setList(listOf([signedRelease("2.4.0"), signedRelease("2.3.2", says)]));
    expect(screen.queryByText(/^2\.4\.0/)).toBeNull();
  }
});
