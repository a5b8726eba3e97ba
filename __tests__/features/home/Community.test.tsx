import { render } from "@testing-library/react";
import { Community } from "../../../src/features/home/Community";
import { joinCommunity } from "../../../src/site/product";
import { linksIn } from "../../support/links";

jest.mock<object>("../../../src/site/product", () => ({
  ...jest.requireActual<object>("../../../src/site/product"),
  community: { callToAction: "Join us", url: "https://chat.example", claims: [] },
  posts: [],
}));

test("without posts, the community has its lead and its link, and says nothing of examples", () => {
  const { container } = render(<Community />);
  expect(container).toHaveTextContent(joinCommunity.lead);
  expect(linksIn(container)).toEqual(["Join us > https://chat.example"]);
  expect(container).not.toHaveTextContent("made up");
});
