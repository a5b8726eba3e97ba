import { AllReleasesLink } from "../../../components/links";
import { hasEveryResponse } from "./releaseList";
import { useReleaseList } from "./useReleaseList";

/** Says that the result of a tool may lack versions because they could not be loaded. */
export function MissingReleases() {
  const list = useReleaseList();
  const isMissing = list.lacksOlder || list.liveRequest.status === "failed";
  if (!hasEveryResponse(list) || !isMissing) return null;
  return (
    <p>
      {"Some versions may be missing: they could not be loaded. "}
      <AllReleasesLink />
    </p>
  );
}
