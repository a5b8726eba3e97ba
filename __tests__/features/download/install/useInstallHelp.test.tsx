import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { readDevice } from "../../../../src/browser/useDevice";
import { whenPainted } from "../../../../src/browser/whenIdle";
import { InstallSteps } from "../../../../src/features/download/install/InstallSteps";
import { useInstallHelp } from "../../../../src/features/download/install/useInstallHelp";
import { installHelp } from "../../../../src/site/installHelp";

jest.mock("../../../../src/browser/useDevice", () => ({ readDevice: jest.fn() }));

const scrollIntoView = jest.fn();
beforeEach(() => {
  scrollIntoView.mockReset();
  Element.prototype.scrollIntoView = scrollIntoView;
  jest.mocked(readDevice).mockResolvedValue({ kind: "computer" });
});

function Downloads({ isAlwaysShown = false }) {
  const { linkTo, help } = useInstallHelp({ isAlwaysShown });
  return (
    <>
      <button type="button" onClick={linkTo("player.apk").onClick}>
        Download
      </button>
      <button type="button" onClick={linkTo("SHA256SUMS").onClick}>
        Checksums
      </button>
      {help}
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const details = () => screen.queryByText("How to install")?.closest("details");

test("the built help has all steps, and if the visitor opens it, nothing scrolls or is announced", async () => {
  const help = <Downloads isAlwaysShown />;
  for (const step of installHelp.steps.map((step) => step.replaceAll('"', "&quot;"))) {
    expect(renderToString(help)).toContain(step);
  }
  render(help);
  await userEvent.click(screen.getByText("How to install"));
  await act(whenPainted);
  expect(scrollIntoView).not.toHaveBeenCalled();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("the help appears with the first download of a package, not of another file", async () => {
  render(<Downloads />);
  await press("Checksums");
  expect(details()).toBeUndefined();
  await press("Download");
  expect(details()).toBeInTheDocument();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  await waitFor(() => expect(details()).toHaveAttribute("open"));
});

test("with each download the help opens and scrolls into the window", async () => {
  render(<Downloads />);
  await press("Download");
  await waitFor(() => expect(scrollIntoView).toHaveBeenCalledTimes(1));
  await userEvent.click(screen.getByText("How to install"));
  expect(details()).not.toHaveAttribute("open");
  scrollIntoView.mockReset();
  await press("Download");
  await waitFor(() => expect(scrollIntoView).toHaveBeenCalled());
  expect(details()).toHaveAttribute("open");
});

test("a message outside the help says that the download should have started, until the help closes", async () => {
  render(<Downloads isAlwaysShown />);
  const status = screen.getByRole("status");
  expect(status.closest("details")).toBeNull();
  await press("Download");
  await waitFor(() => expect(status).toHaveTextContent("Your download should have started."));
  await userEvent.click(screen.getByText("How to install"));
  await waitFor(() => expect(status).toBeEmptyDOMElement());
});

test("on an iPhone, a download opens no help", async () => {
  jest.mocked(readDevice).mockResolvedValue({ kind: "apple" });
  render(<Downloads />);
  await press("Download");
  await act(whenPainted);
  expect(details()).not.toHaveAttribute("open");
  await userEvent.click(screen.getByText("How to install"));
  await act(whenPainted);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("if the device cannot be read, a download opens the help all the same", async () => {
  jest.mocked(readDevice).mockRejectedValue(new Error("broken"));
  render(<Downloads />);
  await press("Download");
  await waitFor(() => expect(details()).toHaveAttribute("open"));
});

test("help that was opened before hydration stays open", async () => {
  const help = <Downloads isAlwaysShown />;
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(help);
  container.querySelector("details")?.setAttribute("open", "");
  // The browser reports it before React listens.
  await act(whenPainted);
  // React warns of the attribute that only the visitor's HTML has.
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  render(help, { container, hydrate: true });
  expect(container.querySelector("details")).toHaveAttribute("open");
});

test("the steps name what to press at each warning and at the end, and what Android says if it fails", () => {
  render(<InstallSteps />);
  for (const words of ["Download anyway", "Allow from this source", "Install", "Scan app", 'press "Open".', "App not installed"]) {
    expect(document.body).toHaveTextContent(words);
  }
});

test("the links lead to Google's own pages", () => {
  render(<InstallSteps />);
  const hosts = screen.getAllByRole("link").map((link) => new URL(link.getAttribute("href") ?? "").host);
  expect(hosts).toEqual(["support.google.com", "support.google.com", "developer.android.com"]);
});
