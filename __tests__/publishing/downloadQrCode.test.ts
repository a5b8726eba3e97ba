/** @jest-environment node */
import { renderQrCode } from "../../src/publishing/downloadQrCode";

test("the code is crisp, dark on light, with an empty border of four modules", () => {
  const svg = renderQrCode("https://octocat.github.io/player/download");
  const size = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1]);
  expect(size).toBeGreaterThanOrEqual(21 + 8);
  expect(svg).toMatch(/^<svg shape-rendering="crispEdges" /);
  expect(svg).toContain(`<rect fill="#F6F2EC" width="${size}" height="${size}"/>`);
  const places = [...svg.matchAll(/M(\d+),(\d+)h1v1/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
  expect(Math.min(...places)).toBe(4);
  expect(Math.max(...places)).toBe(size - 5);
});

test("another URL gives another code", () => {
  expect(renderQrCode("https://example.com/a")).not.toBe(renderQrCode("https://example.com/b"));
});
