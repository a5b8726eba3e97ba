import { existsSync } from "node:fs";
import path from "node:path";
import { render } from "@testing-library/react";
import { ScreenshotPicture } from "../../../src/features/home/Phone";
import { screenshots } from "../../../src/features/home/screenshots";

test.each(screenshots)("every image of the $title screen is in static", ({ name }) => {
  const { container } = render(<ScreenshotPicture name={name} alt="" sizes="10rem" />);
  const inSet = container.querySelector("source")?.srcset.split(", ") ?? [];
  const named = [...inSet, container.querySelector("img")?.getAttribute("src") ?? ""].map((part) => part.split(" ")[0] ?? "");
  expect(named).toHaveLength(6);
  for (const file of named) expect(existsSync(path.join("static", file))).toBe(true);
});

test("its size is known before it loads, and it loads lazily unless it is in the first screen", () => {
  const { container, rerender } = render(<ScreenshotPicture name="home" alt="" sizes="10rem" />);
  const image = container.querySelector("img");
  expect(image).toHaveAttribute("width", "360");
  expect(image).toHaveAttribute("height", "780");
  expect(image).toHaveAttribute("loading", "lazy");
  rerender(<ScreenshotPicture name="home" alt="" sizes="10rem" isFirst />);
  expect(container.querySelector("img")).toHaveAttribute("fetchpriority", "high");
  expect(container.querySelector("img")).not.toHaveAttribute("loading");
});
