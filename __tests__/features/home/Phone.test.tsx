import { render } from "@testing-library/react";
import { ScreenshotPicture } from "../../../src/features/home/Phone";

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
