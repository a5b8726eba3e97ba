import { render, screen } from "@testing-library/react";
import { Trust } from "../../src/visitor/Trust";

const show = (certificate: string | null) =>
  render(
    <Trust
      pageUrl="https://example.com/player/download"
      repositoryUrl="https://github.com/octo/player"
      certificate={certificate}
    />,
  );

test("the official sources and the commands stand there", () => {
  show(null);
  expect(screen.getByText("example.com/player/download")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "The releases on GitHub" })).toHaveAttribute(
    "href",
    "https://github.com/octo/player/releases",
  );
  for (const command of ["sha256sum app.apk", "shasum -a 256 app.apk", "certutil -hashfile app.apk SHA256"]) {
    expect(screen.getByText(command)).toBeInTheDocument();
  }
});

test("the certificate shows where there is one, and nothing at all where there is none", () => {
  const { unmount } = show("AB:CD");
  expect(screen.getByText("AB:CD")).toBeInTheDocument();
  unmount();
  show(null);
  expect(screen.queryByText(/signed|certificate/i)).toBeNull();
});
