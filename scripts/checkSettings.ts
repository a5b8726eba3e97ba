/**
 * Reports what is wrong before Gatsby starts, which takes seconds and prints much around it: a
 * setting, a fact of the product, or a home folder in which Gatsby cannot store its configuration.
 */
import { accessSync, constants, mkdirSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";
import { readSettings, readToken } from "../src/node/settings";
import { messageOf } from "../src/releases/messageOf";
import * as product from "../src/site/product";
import { problemOfProduct } from "./checkProduct";

function checkHome() {
  let folder = "";
  try {
    folder = process.env.XDG_CONFIG_HOME || path.join(homedir(), ".config");
    const own = path.join(folder, "gatsby");
    mkdirSync(own, { recursive: true });
    accessSync(own, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw new Error(
      `Gatsby cannot write its configuration (${folder}). ` +
        "Set HOME or XDG_CONFIG_HOME to a folder that can be written.",
    );
  }
}

try {
  readToken(readSettings());
  const problem = problemOfProduct(product);
  if (problem) throw new Error(problem);
  checkHome();
} catch (error) {
  const isGitHubActions = process.env.GITHUB_ACTIONS === "true";
  console.error(`${isGitHubActions ? "::error::" : ""}${messageOf(error)}`);
  process.exitCode = 1;
}
