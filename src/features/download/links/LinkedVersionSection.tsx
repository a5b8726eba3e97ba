import { withPrefix } from "gatsby";
import { useDeferredValue } from "react";
import { hydrateLater } from "../../../components/hydrateLater";
import { PLAIN_LIST_PATH } from "../../../releases/urls";
import { useReleaseList } from "../list/useReleaseList";
import { Part } from "../Part";
import { LinkedVersion } from "./LinkedVersion";

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
