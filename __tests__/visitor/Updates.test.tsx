import { act, render, screen } from "@testing-library/react";
import { Updates } from "../../src/visitor/Updates";

async function linksOn(userAgent: string) {
  Object.defineProperty(navigator, "userAgent", { value: userAgent, configurable: true });
  await act(async () => render(<Updates />));
  return screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
}

const FEED = ["The feed of new versions", "https://example.com/releases.atom"];
const WATCH = ["Watch releases on GitHub", "https://github.com/octo/player"];

test("a computer is offered the feed and the repository, but not Obtainium", async () => {
  expect(await linksOn("Mozilla/5.0 (X11; Linux x86_64)")).toEqual([FEED, WATCH]);
});

test("Android is offered Obtainium too, by a link that no other server sees", async () => {
  expect(await linksOn("Mozilla/5.0 (Linux; Android 14; K)")).toEqual([
    FEED,
    WATCH,
    ["Add to Obtainium", "obtainium://add/https://github.com/octo/player"],
  ]);
});
