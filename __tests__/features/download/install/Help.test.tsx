import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { useDevice } from "../../../../src/browser/useDevice";
import { InstallHelp } from "../../../../src/features/download/install/InstallHelp";
import { InstallSteps, OlderInstallSteps } from "../../../../src/features/download/install/InstallSteps";
import { installHelp } from "../../../../src/site/installHelp";

jest.mock("../../../../src/browser/useDevice", () => ({ useDevice: jest.fn(() => null) }));

const scrollIntoView = jest.fn();
beforeEach(() => {
  scrollIntoView.mockReset();
  Element.prototype.scrollIntoView = scrollIntoView;
  jest.mocked(useDevice).mockReturnValue(null);
});

test("the steps load when the help opens, not before", async () => {
  render(<InstallHelp downloads={0} />);
  expect(screen.queryByRole("listitem")).toBeNull();
  await userEvent.click(screen.getByText("How to install"));
  expect(await screen.findByText(installHelp.steps[0] ?? "")).toBeInTheDocument();
  expect(scrollIntoView).not.toHaveBeenCalled();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("after each download the help scrolls into the window, and a message outside it waits for its text and goes when it closes", async () => {
  const { rerender } = render(<InstallHelp downloads={1} />);
  const status = screen.getByRole("status");
  expect(status).toBeEmptyDOMElement();
  expect(status.closest("details")).toBeNull();
  await screen.findByText(`${installHelp.failed}:`);
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  expect(status).toHaveTextContent("Your download should have started.");
  rerender(<InstallHelp downloads={2} />);
  expect(scrollIntoView).toHaveBeenCalledTimes(2);
  await userEvent.click(screen.getByText("How to install"));
  expect(status).toBeEmptyDOMElement();
});

test("on an iPhone, a download opens no help", async () => {
  jest.mocked(useDevice).mockReturnValue({ kind: "apple" });
  render(<InstallHelp downloads={1} />);
  expect(screen.getByText("How to install").closest("details")).not.toHaveAttribute("open");
});

test("help that was opened before hydration stays open, and its steps load", async () => {
  const help = <InstallHelp downloads={0} />;
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(help);
  container.querySelector("details")?.setAttribute("open", "");
  // React warns of the attribute that only the visitor's HTML has.
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  render(help, { container, hydrate: true });
  expect(await screen.findByText(`${installHelp.failed}:`)).toBeInTheDocument();
  expect(container.querySelector("details")).toHaveAttribute("open");
});

test("the steps name the permission of the browser, Google Play Protect, and what Android says if it fails", () => {
  render(<InstallSteps />);
  for (const words of ["Allow from this source", "Google Play Protect", "App not installed"]) {
    expect(document.body).toHaveTextContent(words);
  }
});

test.each([
  ["an older version says what going back costs", <OlderInstallSteps key="older" />, installHelp.older, installHelp.update],
  ["the newest says what an update keeps", <InstallSteps key="newest" />, installHelp.update, installHelp.older],
])("only the help for %s", (_, help, said, unsaid) => {
  render(help);
  expect(screen.getByText(said)).toBeInTheDocument();
  expect(screen.queryByText(unsaid)).toBeNull();
});

test.each([
  ["android", "obtainium://add/https://github.com/octo/player"],
  ["computer", undefined],
  ["apple", undefined],
] as const)("on the device %s, the link that adds the repository to Obtainium is %s", (kind, href) => {
  const device = kind === "android" ? { kind, processor: null } : { kind };
  jest.mocked(useDevice).mockReturnValue(device);
  render(<InstallSteps />);
  expect(screen.queryByRole("link", { name: "Add to Obtainium" })?.getAttribute("href")).toBe(href);
});

test("the links lead to Google's own pages", () => {
  render(<InstallSteps />);
  const hosts = screen.getAllByRole("link").map((link) => new URL(link.getAttribute("href") ?? "").host);
  expect(hosts).toEqual(["support.google.com", "support.google.com", "developer.android.com"]);
});
