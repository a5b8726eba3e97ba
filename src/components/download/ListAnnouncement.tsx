import type { ReleaseSummary } from "../../releases/release";
import { VisuallyHidden } from "../ui/VisuallyHidden";

interface ListAnnouncementProps {
  /** Whether the refresh changed the list. */
  isChanged: boolean;
  latest: Pick<ReleaseSummary, "name"> | undefined;
}

/** Tells a screen reader, when it has nothing else to say, that the list it may be reading has changed. */
export function ListAnnouncement({ isChanged, latest }: ListAnnouncementProps) {
  return (
    <div role="status">
      <VisuallyHidden>
        {isChanged && `The list of releases has changed. ${latest ? `The latest is ${latest.name}.` : "There is no release."}`}
      </VisuallyHidden>
    </div>
  );
}
