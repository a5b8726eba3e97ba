import { render } from "@testing-library/react";
import { Community } from "../../../src/features/home/Community";
import * as product from "../../../src/site/product";
import { linksIn } from "../../support/links";

test("without posts, the community has its lead and its link, and says nothing of examples", () => {
  const room = { label: "Room", callToAction: "Join us", url: "https://chat.example", claims: [] };
  jest.replaceProperty(product, "community", room);
  jest.replaceProperty(product, "posts", []);
  const { container } = render(<Community />);
  expect(container).toHaveTextContent(product.joinCommunity.lead);
  expect(linksIn(container)).toEqual(["Join us > https://chat.example"]);
  expect(container).not.toHaveTextContent("made up");
});
