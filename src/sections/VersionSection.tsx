import { withPrefix } from "gatsby";
import { useDeferredValue } from "react";
import { Part } from "../components/download/Part";
import { hydrateLater } from "../components/ui/hydrateLater";
import { useReleaseList } from "../liveReleases/useReleaseList";
import { PLAIN_LIST_PATH } from "../releases/publishedPaths";
import { LinkedVersion } from "../visitor/LinkedVersion";

interface VersionSectionProps {
  /** The router's location, see {@link LinkedVersion}. */
  location: object;
}

/** The version that the URL names, if no card on the page shows it. It hydrates with the sections around it. */
export const VersionSection = hydrateLater(function VersionSection({ location }: VersionSectionProps) {
  const [list, { loadAllReleases }] = useReleaseList();
  return (
    <Part name="The version of this link" offersPlainList>
      <LinkedVersion
        list={useDeferredValue(list)}
        loadAllReleases={loadAllReleases}
        plainListUrl={withPrefix(PLAIN_LIST_PATH)}
        location={location}
      />
    </Part>
  );
});
