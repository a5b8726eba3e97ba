import { serveSite } from "../harness/staticServer";
import { errorText } from "../src/releases/safeText";
import { readSettings } from "../src/site/settings";

/** `npm run serve`: serves the folder `public` on the port that PORT names, under the path prefix, until it is interrupted. */
async function main(): Promise<void> {
  const port = process.env.PORT || "9000";
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) throw new Error(`PORT is "${port}"; it must be a number from 0 to 65535.`);
  const { url } = await serveSite("public", { port: Number(port), prefix: readSettings(process.env).pathPrefix });
  console.log(`The site is at ${url.replace("127.0.0.1", "localhost")}`);
}

main().catch((error: unknown) => {
  console.error(errorText(error));
  process.exitCode = 1;
});
