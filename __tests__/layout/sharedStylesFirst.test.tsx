import type { ReactElement } from "react";
import { onPreRenderHTML } from "../../src/layout/sharedStylesFirst";
import { runStep } from "../support/gatsbyStep";

const sheet = (name: string) => <style key={name} data-href={`/player/${name}.0123456789abcdef0123.css`} />;

function order(...components: ReactElement[]): (string | null)[] {
  const replaceHeadComponents = jest.fn();
  runStep(onPreRenderHTML, { getHeadComponents: () => components, replaceHeadComponents });
  return replaceHeadComponents.mock.calls[0][0].map(({ key }: ReactElement) => key);
}

test("the styles that all pages share are before those of the page, and other elements stay where they are", () => {
  const components = [<meta key="meta" />, sheet("component---page"), sheet("app"), <link key="icon" rel="icon" />];
  expect(order(...components)).toEqual(["meta", "app", "component---page", "icon"]);
});

test("a page without its own styles keeps the shared styles", () => {
  expect(order(<meta key="meta" />, sheet("app"), <link key="icon" rel="icon" />)).toEqual(["meta", "app", "icon"]);
});

test("styles that are already in this order stay", () => {
  expect(order(sheet("app"), sheet("component---page"), sheet("component---application"))).toEqual([
    "app",
    "component---page",
    "component---application",
  ]);
});
