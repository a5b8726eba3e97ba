import type { ReactElement } from "react";
import { onPreRenderHTML } from "../../src/layout/sharedStylesFirst";
import { runStep } from "../support/gatsbyStep";

const sheet = (name: string) => <style key={name} data-href={`/player/${name}.0123456789abcdef0123.css`} />;

function order(...components: ReactElement[]): (string | null)[] {
  const replaceHeadComponents = jest.fn();
  runStep(onPreRenderHTML, { getHeadComponents: () => components, replaceHeadComponents });
  return replaceHeadComponents.mock.calls[0][0].map(({ key }: ReactElement) => key);
}

test("the styles of all pages come before those of the page, and after what is no style", () => {
  const components = [<meta key="meta" />, sheet("component---page"), sheet("app"), <link key="icon" rel="icon" />];
  expect(order(...components)).toEqual(["meta", "app", "component---page", "icon"]);
});

test("a page without styles of its own keeps those of all pages", () => {
  expect(order(<meta key="meta" />, sheet("app"), <link key="icon" rel="icon" />)).toEqual(["meta", "app", "icon"]);
});

test("other orders stay", () => {
  expect(order(sheet("app"), sheet("component---page"), sheet("component---application"))).toEqual([
    "app",
    "component---page",
    "component---application",
  ]);
});
