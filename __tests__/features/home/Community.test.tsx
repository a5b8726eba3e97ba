import { render, screen } from "@testing-library/react";
import { Community } from "../../../src/features/home/Community";

jest.mock<object>("../../../src/site/product", () => ({
  ...jest.requireActual<object>("../../../src/site/product"),
  community: { label: "Matrix room", url: "https://chat.example", claims: [] },
  posts: [],
}));

test("without posts, the community has its link, and says nothing of examples", () => {
  const { container } = render(<Community />);
  expect(screen.getByRole("link", { name: "Join Community" })).toBeInTheDocument();
  expect(screen.queryByRole("list")).toBeNull();
  expect(container).not.toHaveTextContent("made up");
});
