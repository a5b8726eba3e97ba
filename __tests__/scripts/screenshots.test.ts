/** @jest-environment node */
import { runScript } from "../support/runScript";
import { temporaryFolder } from "../support/temporaryFolder";

const folder = temporaryFolder();

test("a screen without a picture stops the command before it deletes an image", () => {
  folder.write("src/styles/tokens.css", ":root { --ink-950: #000000; --text: #ffffff; }");
  folder.write(
    "product.ts",
    'export const screens = [{ name: "list" }], featuredScreen = { name: "note" };',
  );
  folder.write("screens/list.html", "<h1>List</h1>");
  folder.write("static/screens/list-180.avif", "of an earlier run");
  const alias = { "../src/site/product": folder.resolve("product.ts") };
  const { status, stderr } = runScript("screenshots", { JITI_ALIAS: JSON.stringify(alias) });
  expect(stderr).toContain("product.ts names the screen note, and screens/note.png is missing.");
  expect(status).toBe(1);
  expect(folder.read("static/screens/list-180.avif")).toBe("of an earlier run");
});
