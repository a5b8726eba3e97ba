import { ExternalLink } from "../../../components/ExternalLink";
import { ReplaceOnChange } from "../../../components/ReplaceOnChange";
import * as sharedStyles from "../../../components/shared.module.css";
import { signingKeyOf } from "../../../releases/signingKey";
import { communityUrl } from "../../../site/links";
import { useReleaseList } from "../list/useReleaseList";

/** Warns if the newest release is signed with another key than the one before. */
export function OtherKeyNotice() {
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
        <ExternalLink href={communityUrl}>Ask the community</ExternalLink>
      </p>
    </ReplaceOnChange>
  );
}
