import { writeFile } from "node:fs/promises";
import path from "node:path";
import { startReleasesApi } from "../../harness/releasesApi";
import { copySite, type SiteCopy } from "../../harness/siteCopy";
import { BUILD_LOG, BUILT_SITE, SITES } from "./sites";

/**
 * The second global setup of the browser tests: builds and serves every site of {@link SITES}. All are built in one folder, because
 * only the first build of a folder has to compile everything. Each is then served from a copy.
 *
 * @returns the teardown, which stops the servers
 * @throws Error with the output of a build that fails, or with the reason why a site cannot be served
 */
export default async function buildSites(): Promise<() => Promise<void>> {
  const site = await copySite(BUILT_SITE);
  const copies: { copy: SiteCopy; port: number; settings: Record<string, string> }[] = [];
  for (const [name, { apiPort, port, releases, settings }] of Object.entries(SITES)) {
    const api = apiPort ? await startReleasesApi(releases(), apiPort) : null;
    await site.forgetBuilds();
    const started = Date.now();
    const { exitCode, output } = await site.build(settings);
    await api?.close();
    if (exitCode !== 0) throw new Error(`The site "${name}" did not build:\n${output}`);
    console.log(`Built the site "${name}" in ${Math.round((Date.now() - started) / 1000)} s`);
    const copy = await site.saveAs(name);
    await writeFile(path.join(copy.directory, BUILD_LOG), output);
    copies.push({ copy, port, settings });
  }

  const servers = await Promise.allSettled(copies.map(({ copy, port, settings }) => copy.serve(port, settings)));
  const stopServers = async () => {
    await Promise.all(servers.map((server) => server.status === "fulfilled" && server.value.stop()));
  };
  for (const server of servers) {
    if (server.status === "fulfilled") continue;
    // Without a teardown, the others would keep their ports, and the next run would fail too.
    await stopServers();
    throw server.reason;
  }
  return stopServers;
}
