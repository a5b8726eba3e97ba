import { ExternalLink } from "../../../components/links";
import { ReplaceOnChange } from "../../../components/ReplaceOnChange";
import * as sharedStyles from "../../../components/shared.module.css";
import { useSiteMetadata } from "../../../components/useSiteMetadata";
import type { Update } from "../../../releases/update";
import { useReleaseList } from "../list/useReleaseList";

/** Warns if the newest release does not install over the version before. */
export function UpdateNotice() {
  const { repositoryUrl } = useSiteMetadata();
  const { releases, update } = useReleaseList();
  const [newest] = releases;
  const text = newest && update ? noticeOf(newest.version, update) : "";
  if (!text) return null;
  return (
    <ReplaceOnChange of={text}>
      <p className={sharedStyles.notice}>
        {text}
        <ExternalLink href={`${repositoryUrl}/issues`}>Ask on GitHub</ExternalLink>
      </p>
    </ReplaceOnChange>
  );
}

function noticeOf(newest: string, { version, problem }: Update) {
  if (problem === "secondApp")
    return `${newest} is a second app beside ${version}. What ${version} holds stays there. `;
  if (problem !== "otherKey") return "";
  return (
    `${newest} is signed with another key than ${version}. ` +
    `Android may not install it over ${version}, and it may be from somebody else. `
  );
}
