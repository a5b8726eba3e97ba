import { ReplaceOnChange } from "../../../components/ReplaceOnChange";
import * as sharedStyles from "../../../components/shared.module.css";
import { signingKeyOf } from "../../../releases/signingKey";
import { useReleaseList } from "../list/useReleaseList";

/** Warns if the newest release is signed with another key than the one before. */
export function OtherKeyNotice() {
  const { releases } = useReleaseList();
  const { otherKeyIn } = signingKeyOf(releases);
  const [newest] = releases;
  if (!newest || otherKeyIn === null) return null;
  const text =
    `${newest.version} is signed with another key than ${otherKeyIn}. ` +
    `So Android may not install it over ${otherKeyIn}, and it may be from somebody else. ` +
    "Ask the community before you install it.";
  return (
    <ReplaceOnChange of={text}>
      <p className={sharedStyles.notice}>{text}</p>
    </ReplaceOnChange>
  );
}
