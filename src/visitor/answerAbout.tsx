import type { ReactNode } from "react";
import { identifyFile } from "../releases/identifyFile";
import type { WholeList } from "../releases/release";
import { hashFile } from "./hashFile";
import { Verdict } from "./Verdict";

/**
 * Tells which attached file of which release a file is, or that it is none.
 *
 * @param loadWhole gives the releases to look among
 * @param onProgress hears how many bytes have been read
 * @param signal ends the work; the promise then rejects with the signal's reason
 * @throws Error that says why the file could not be read
 */
export async function answerAbout(
  file: File,
  loadWhole: () => Promise<WholeList>,
  onProgress: (bytes: number) => void,
  signal: AbortSignal,
): Promise<ReactNode> {
  const [sha256, { releases, isComplete }] = await Promise.all([hashFile(file, onProgress, signal), loadWhole()]);
  const identity = identifyFile(sha256, file.size, releases);
  const digest = (
    <>
      {" "}
      Its SHA-256: <code>{sha256}</code>
    </>
  );
  if (identity.status === "known") {
    const [{ file: attached, release }, ...others] = identity.matches;
    return (
      <Verdict look="known" title={`This is ${attached.name} of ${release.name}`}>
        Byte for byte the file of version {[release, ...others.map((match) => match.release)].map((one) => one.version).join(", ")}.
        {digest}
      </Verdict>
    );
  }
  if (!isComplete) {
    return (
      <Verdict look="unsure" title={`${file.name} was not found`}>
        It is none of the newest files, and the complete list of releases could not be loaded: it may be an older one. Try again.
        {digest}
      </Verdict>
    );
  }
  if (identity.status === "foreign") {
    return (
      <Verdict look="foreign" title={`${file.name} is none of the published files`}>
        No release has a file like it: it may be damaged, changed by somebody, or from elsewhere. Do not install it; download it
        again from this page.{digest}
      </Verdict>
    );
  }
  const [candidate] = identity.candidates;
  return (
    <Verdict look="unsure" title={`Nobody can tell what ${file.name} is`}>
      {candidate
        ? `No SHA-256 is published for ${candidate.file.name} of ${candidate.release.name}, which it may be or not.`
        : "No SHA-256 is published for any release."}{" "}
      If you are not sure where it comes from, download it again from this page.{digest}
    </Verdict>
  );
}
