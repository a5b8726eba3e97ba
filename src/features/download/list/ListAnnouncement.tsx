import { VisuallyHidden } from "../../../components/VisuallyHidden";
import type { ReleaseSummary } from "../../../releases/release";

interface ListAnnouncementProps {
  /** Whether the refresh changed the list. */
  isChanged: boolean;
  latest: Pick<ReleaseSummary, "name"> | undefined;
}

/** Tells a screen reader, once it is silent, that the refresh has changed the list (docs/rules.md, 3.16). */
export function ListAnnouncement({ isChanged, latest }: ListAnnouncementProps) {
  return (
    <div role="status">
      <VisuallyHidden>
        {isChanged && `The list of releases has changed. ${latest ? `The latest is ${latest.name}.` : "There is no release."}`}
      </VisuallyHidden>
    </div>
  );
}
