import { withPrefix } from "gatsby";
import { Fragment, type ReactNode, useState } from "react";
import * as buttonStyles from "../../components/Button.module.css";
import { useSiteMetadata } from "../../components/useSiteMetadata";
import { VisuallyHidden } from "../../components/VisuallyHidden";
import type { ReleaseSummary } from "../../releases/release";
import { factsOf } from "../../releases/summary";
import { PLAIN_LIST_PATH } from "../../releases/urls";
import { versionFragment } from "../../releases/version";
import { routes } from "../../site/links";
import * as changesStyles from "./Changes.module.css";
import * as copyStyles from "./CopyButton.module.css";
import * as factStyles from "./FactMarks.module.css";

/*
 * Small parts that several sections of /download show of a release.
 */

/** A mark for each fact of a release, such as that it is a pre-release (docs/rules.md, 3.11). */
export function FactMarks({ release }: { release: ReleaseSummary }) {
  return factsOf(release).map((fact) => (
    <Fragment key={fact}>
      {" "}
      <span className={factStyles.mark}>{fact}</span>
    </Fragment>
  ));
}

/** The feature lines of a release, as text, or a sentence that says that there are none (docs/rules.md, 3.8). */
export function Changes({ features }: Pick<ReleaseSummary, "features">) {
  if (features.length === 0) return <p className={changesStyles.none}>No changes listed for this version.</p>;
  return (
    <ul className={changesStyles.changes}>
      {features.map((feature, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a release may have the same line twice, and a changed list is rendered as a whole
        <li key={index}>{feature}</li>
      ))}
    </ul>
  );
}

/** A link to the plain list, or to a part of it. `fragment` has its `#`. */
export function PlainListLink({
  fragment = "",
  children = "All versions in a plain list",
}: {
  fragment?: string;
  children?: ReactNode;
}) {
  return <a href={withPrefix(PLAIN_LIST_PATH) + fragment}>{children}</a>;
}

interface CopyButtonProps {
  text: string;
  /** What the button says until it is pressed. */
  label?: string;
  /** What is copied, for a screen reader: "the SHA-256 of player.apk". */
  of: string;
}

/** Copies a text. Without scripts, CSS hides it. */
export function CopyButton({ text, label: ownLabel = "Copy", of }: CopyButtonProps) {
  const [label, setLabel] = useState(ownLabel);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setLabel("Copied");
    } catch {
      // The visitor does not allow it, or the connection is not secure. The text can still be selected.
      setLabel("Cannot copy");
    }
  };
  return (
    <button type="button" className={`${buttonStyles.text} ${copyStyles.copy}`} onClick={copy} onBlur={() => setLabel(ownLabel)}>
      <span aria-live="polite">{label}</span>
      <VisuallyHidden>{` ${of}`}</VisuallyHidden>
    </button>
  );
}

/** Copies the full URL of a version (docs/rules.md, 3.25). */
export function CopyVersionLink({ version, name }: Pick<ReleaseSummary, "version" | "name">) {
  const { siteUrl } = useSiteMetadata();
  return <CopyButton text={siteUrl + routes.download + versionFragment(version)} label="Copy link" of={`to ${name}`} />;
}
