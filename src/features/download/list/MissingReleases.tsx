import { AllReleasesLink } from "../../../components/links";
import { ReplaceOnChange } from "../../../components/ReplaceOnChange";
import { hasEveryResponse } from "./releaseList";
import { useReleaseList } from "./useReleaseList";

/** Says which versions the result of a tool may lack because they could not be loaded. */
export function MissingReleases() {
  const list = useReleaseList();
  const older = list.lacksOlder;
  const newer = list.liveRequest.status === "failed";
  if (!hasEveryResponse(list) || !(older || newer)) return null;
  const which = older && newer ? "Older and newer" : older ? "Older" : "Newer";
  return (
    <ReplaceOnChange of={which}>
      <p>
        {`${which} versions may be missing: they could not be loaded. `}
        <AllReleasesLink />
      </p>
    </ReplaceOnChange>
  );
}
