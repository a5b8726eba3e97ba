import { AllReleasesLink } from "../releaseParts";
import { isSettled, missingReleases } from "./releaseList";
import { useReleaseList } from "./useReleaseList";

/** One sentence for every tool that says which versions its answer may lack, and where all of them are (docs/rules.md, 13.7). */
export function MissingReleases() {
  const list = useReleaseList();
  if (!isSettled(list)) return null;
  const { older, newer } = missingReleases(list);
  if (!older && !newer) return null;
  const what = older && newer ? "Older and newer versions" : older ? "Older versions" : "Newer versions";
  return (
    <p key={what}>
      {`${what} may be missing: they could not be loaded. `}
      <AllReleasesLink />
    </p>
  );
}
