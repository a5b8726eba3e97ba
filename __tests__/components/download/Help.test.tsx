import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { DeviceContext } from "../../../src/components/download/DeviceContext";
import { InstallHelp } from "../../../src/components/download/InstallHelp";
import { InstallSteps, OlderInstallSteps } from "../../../src/components/download/InstallSteps";
import { installHelp } from "../../../src/site/installHelp";

const scrollIntoView = jest.fn();
beforeEach(() => {
  scrollIntoView.mockReset();
  Element.prototype.scrollIntoView = scrollIntoView;
});

test("the steps load when the help opens, not before", async () => {
  render(<InstallHelp downloads={0} />);
  expect(screen.queryByRole("listitem")).toBeNull();
  await userEvent.click(screen.getByText("How to install"));
  expect(await screen.findByText(installHelp.steps[0] ?? "")).toBeInTheDocument();
  expect(scrollIntoView).not.toHaveBeenCalled();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("after a download the help scrolls into the window, again for each download, and is announced", async () => {
  const { rerender } = render(<InstallHelp downloads={1} />);
  await screen.findByText(`${installHelp.failed}:`);
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("status")).toHaveTextContent("Your browser is downloading the file.");
  rerender(<InstallHelp downloads={2} />);
  expect(scrollIntoView).toHaveBeenCalledTimes(2);
});

test("the message after a download stands outside the help, waits for its text, and goes when the help is closed", async () => {
  render(<InstallHelp downloads={1} />);
  const status = screen.getByRole("status");
  expect(status).toBeEmptyDOMElement();
  expect(status.closest("details")).toBeNull();
  await screen.findByText(`${installHelp.failed}:`);
  expect(status).not.toBeEmptyDOMElement();
  await userEvent.click(screen.getByText("How to install"));
  expect(status).toBeEmptyDOMElement();
});

test("on an iPhone, a download opens no help", async () => {
  render(
    <DeviceContext.Provider value={() => ({ kind: "apple" })}>
      <InstallHelp downloads={1} />
    </DeviceContext.Provider>,
  );
  expect(screen.getByText("How to install").closest("details")).not.toHaveAttribute("open");
});

test("help that was opened before hydration stays open, and its steps load", async () => {
  const help = <InstallHelp downloads={0} />;
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(help);
  container.querySelector("details")?.setAttribute("open", "");
  render(help, { container, hydrate: true });
  expect(await screen.findByText(`${installHelp.failed}:`)).toBeInTheDocument();
  expect(container.querySelector("details")).toHaveAttribute("open");
});

test("only the help for an older version says what going back costs, and only the help for the newest what an update keeps", () => {
  const { unmount } = render(<OlderInstallSteps />);
  expect(screen.getByText(installHelp.older)).toBeInTheDocument();
  expect(screen.queryByText(installHelp.update)).toBeNull();
  unmount();
  render(<InstallSteps />);
  expect(screen.queryByText(installHelp.older)).toBeNull();
  expect(screen.getByText(installHelp.update)).toBeInTheDocument();
});

test.each([
  ["android", "obtainium://add/https://github.com/octo/player"],
  ["computer", undefined],
  ["apple", undefined],
] as const)("on the device %s, the link that adds the repository to Obtainium is %s", (kind, href) => {
  const device = kind === "android" ? { kind, processor: null } : { kind };
  render(
    <DeviceContext.Provider value={() => device}>
      <InstallSteps />
    </DeviceContext.Provider>,
  );
  expect(screen.queryByRole("link", { name: "Add to Obtainium" })?.getAttribute("href")).toBe(href);
});

test("the links lead to Google's own pages", () => {
  render(<InstallSteps />);
  const hosts = screen.getAllByRole("link").map((link) => new URL(link.getAttribute("href") ?? "").host);
  expect(hosts).toEqual(["support.google.com", "support.google.com", "developer.android.com"]);
});
