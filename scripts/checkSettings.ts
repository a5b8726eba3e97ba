/** Reports a wrong setting before Gatsby starts, which takes seconds and prints much around it. */
import { readSettings, readToken } from "../src/node/settings";
import { messageOf } from "../src/releases/messageOf";

try {
  readToken(readSettings());
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
