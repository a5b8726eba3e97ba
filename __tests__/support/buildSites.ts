import { writeFile } from "node:fs/promises";
import path from "node:path";
import { startReleasesApi } from "../../harness/releasesApi";
import { copySite } from "../../harness/siteCopy";
import { BUILD_LOG, SITES } from "./sites";

/**
 * The second global setup of the browser tests: builds and serves every site of {@link SITES}.
 *
 * @returns the teardown, which stops the servers
 * @throws Error with the output of a build that fails
 */
export default async function buildSites(): Promise<() => Promise<void>> {
  const servers: { stop: () => Promise<void> }[] = [];
  const stopServers = async () => {
    await Promise.all(servers.map((server) => server.stop()));
  };
  try {
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
  } catch (error) {
    // Without a teardown, the servers would keep their ports, and the next run would fail too.
    await stopServers();
    throw error;
  }
  return stopServers;
}
