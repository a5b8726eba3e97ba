import { render, screen } from "@testing-library/react";
import { Trust } from "../../src/visitor/Trust";

test("it shows the official sources and the commands", () => {
  render(<Trust certificate={null} />);
  expect(screen.getByText("example.com/download")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "The releases on GitHub" })).toHaveAttribute(
    "href",
    "https://github.com/octo/player/releases",
  );
  for (const command of ["sha256sum app.apk", "shasum -a 256 app.apk", "certutil -hashfile app.apk SHA256"]) {
    expect(screen.getByText(command)).toBeInTheDocument();
  }
});

test("it shows the certificate if there is one, and otherwise does not mention it", () => {
  const { unmount } = render(<Trust certificate="AB:CD" />);
  expect(screen.getByText("AB:CD")).toBeInTheDocument();
  unmount();
  render(<Trust certificate={null} />);
  expect(screen.queryByText(/signed|certificate/i)).toBeNull();
});
