import { shortenClassNames } from "../../src/publishing/shortClassNames";

test("every loader with a pattern for class names gets the short one, and nothing else changes", () => {
  const test = /\.module\.css$/;
  const rules = [
    { test: /\.js$/, use: [{ loader: "babel-loader", options: { modules: false } }] },
    {
      oneOf: [
        { test, use: [{ loader: "css-loader", options: { modules: { localIdentName: "[name]--[local]", auto: undefined } } }] },
      ],
    },
    null,
    "...",
  ];
  shortenClassNames(rules);
  expect(rules).toEqual([
    { test: /\.js$/, use: [{ loader: "babel-loader", options: { modules: false } }] },
    {
      oneOf: [
        { test, use: [{ loader: "css-loader", options: { modules: { localIdentName: "[hash:base64:5]", auto: undefined } } }] },
      ],
    },
    null,
    "...",
  ]);
});
