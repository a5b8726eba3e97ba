import { render } from "@testing-library/react";
import { Community } from "../../../src/features/home/Community";
import * as product from "../../../src/site/product";
import { linksIn } from "../../support/links";

const room = { label: "Room", callToAction: "Join us", url: "https://chat.example", claims: [] };

test("without posts, the community has its lead and its link, and says nothing of examples", () => {
  jest.replaceProperty(product, "community", room);
  jest.replaceProperty(product, "posts", []);
  const { container } = render(<Community />);
  expect(container).toHaveTextContent(product.joinCommunity.lead);
  expect(linksIn(container)).toEqual(["Join us > https://chat.example"]);
  expect(container).not.toHaveTextContent("made up");
});

test("posts of one minute all show", () => {
  const log = jest.spyOn(console, "error");
  jest.replaceProperty(product, "community", room);
  const posts = ["One", "Two"].map((text) => ({ author: "Mara", time: "21:58", text }));
  jest.replaceProperty(product, "posts", posts);
  expect(render(<Community />).container).toHaveTextContent(/One.*Two/);
  // React would log that two elements have one key.
  expect(log).not.toHaveBeenCalled();
});
