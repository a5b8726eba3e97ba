import { ExternalLink } from "../../../components/links";
import { ReplaceOnChange } from "../../../components/ReplaceOnChange";
import * as sharedStyles from "../../../components/shared.module.css";
import { useSiteMetadata } from "../../../components/useSiteMetadata";
import { versionWithOtherKey } from "../../../releases/signingKey";
import { community } from "../../../site/product";
import { useReleaseList } from "../list/useReleaseList";

/** Warns if the newest release is signed with another key than the one before. */
export function OtherKeyNotice() {
  const { repositoryUrl } = useSiteMetadata();
  const { releases } = useReleaseList();
  const otherVersion = versionWithOtherKey(releases);
  const [newest] = releases;
  if (!newest || otherVersion === null) return null;
  const text =
    `${newest.version} is signed with another key than ${otherVersion}. ` +
    `Android may not install it over ${otherVersion}, and it may be from somebody else. `;
  return (
    <ReplaceOnChange of={text}>
      <p className={sharedStyles.notice}>
        {text}
        {community ? (
          <ExternalLink href={community.url}>Ask the community</ExternalLink>
        ) : (
          <ExternalLink href={`${repositoryUrl}/issues`}>Ask on GitHub</ExternalLink>
        )}
      </p>
    </ReplaceOnChange>
  );
}
