import { writeFile } from "node:fs/promises";
import path from "node:path";
import { startReleasesApi } from "../../harness/releasesApi";
import { copySite } from "../../harness/siteCopy";
import { BUILD_LOG, SITES } from "./sites";

/** Builds and serves every site of {@link SITES} before the browser tests; gives the function that stops the servers. */
export default async function buildSites(): Promise<() => Promise<void>> {
  const servers: { stop: () => Promise<void> }[] = [];
  for (const [name, { apiPort, port, releases, settings }] of Object.entries(SITES)) {
    const api = apiPort ? await startReleasesApi(releases(), apiPort) : null;
    const site = await copySite(name);
    const started = Date.now();
    const { exitCode, output } = await site.build(settings);
    await api?.close();
    await writeFile(path.join(site.directory, BUILD_LOG), output);
    if (exitCode !== 0) throw new Error(`The site "${name}" did not build:\n${output}`);
    console.log(`Built the site "${name}" in ${Math.round((Date.now() - started) / 1000)} s`);
    servers.push(await site.serve(port, settings));
  }
  return async () => {
    await Promise.all(servers.map((server) => server.stop()));
  };
}
