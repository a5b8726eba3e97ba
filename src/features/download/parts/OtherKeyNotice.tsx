import { ExternalLink } from "../../../components/ExternalLink";
import { ReplaceOnChange } from "../../../components/ReplaceOnChange";
import * as sharedStyles from "../../../components/shared.module.css";
import { useSiteMetadata } from "../../../components/useSiteMetadata";
import { signingKeyOf } from "../../../releases/signingKey";
import { community } from "../../../site/product";
import { useReleaseList } from "../list/useReleaseList";

/** Warns if the newest release is signed with another key than the one before. */
export function OtherKeyNotice() {
  const { repositoryUrl } = useSiteMetadata();
  const { releases } = useReleaseList();
  const { otherKeyIn } = signingKeyOf(releases);
  const [newest] = releases;
  if (!newest || otherKeyIn === null) return null;
  const text =
    `${newest.version} is signed with another key than ${otherKeyIn}. ` +
    `Android may not install it over ${otherKeyIn}, and it may be from somebody else. `;
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
