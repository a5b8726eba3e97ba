import { Fragment, type PropsWithChildren, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import * as buttonStyles from "../../components/Button.module.css";
import { ExternalLink } from "../../components/ExternalLink";
import { useSiteMetadata } from "../../components/useSiteMetadata";
import { VisuallyHidden } from "../../components/VisuallyHidden";
import type { ReleaseSummary } from "../../releases/release";
import { factsOf } from "../../releases/summary";
import { versionFragment } from "../../releases/version";
import { routes } from "../../site/links";
import * as styles from "./releaseParts.module.css";

/** A mark for each fact of a release, such as that it is a pre-release (docs/rules.md, 3.11). */
export function FactMarks({ release }: { release: Parameters<typeof factsOf>[0] }) {
  return factsOf(release).map((fact) => (
    <Fragment key={fact}>
      {" "}
      <span className={styles.mark}>{fact}</span>
    </Fragment>
  ));
}

/** Renders a text of a release. The search marks the words that it found in it. */
export type RenderText = (text: string) => ReactNode;

type ChangesProps = Pick<ReleaseSummary, "features"> & { renderText?: RenderText };

/** The feature lines of a release, as text, or a sentence that says that there are none (docs/rules.md, 3.8). */
export function Changes({ features, renderText = (text) => text }: ChangesProps) {
  if (features.length === 0) return <p className={styles.none}>No changes listed for this version.</p>;
  return (
    <ul className={styles.changes}>
      {features.map((feature, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a release may have the same line twice, and a changed list is rendered as a whole
        <li key={index}>{renderText(feature)}</li>
      ))}
    </ul>
  );
}

/** A link to all releases on the release host: what the page cannot show, and what there is without scripts. */
export function AllReleasesLink({ children = "All releases on GitHub" }: PropsWithChildren) {
  const { repositoryUrl } = useSiteMetadata();
  return <ExternalLink href={`${repositoryUrl}/releases`}>{children}</ExternalLink>;
}

/** Copies a text. `of` says which, for a screen reader: "the SHA-256 of player.apk". Without scripts, CSS hides it. */
export function CopyButton({ text, label: ownLabel = "Copy", of }: { text: string; label?: string; of: string }) {
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
    <button type="button" className={`${buttonStyles.text} ${styles.copy}`} onClick={copy} onBlur={() => setLabel(ownLabel)}>
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

/**
 * The ref of a list, and what to call before items are added: then the first of them gets the
 * focus, because the button that was pressed moves down or goes. `count` is how many items there are.
 */
export function useAddedItemFocus<List extends HTMLElement>(count: number): { list: RefObject<List>; beforeAdding: () => void } {
  const list = useRef<List>(null);
  const countBefore = useRef<number | null>(null);
  useEffect(() => {
    if (countBefore.current === null || count <= countBefore.current) return;
    list.current?.querySelectorAll<HTMLElement>(":scope > li")[countBefore.current]?.focus({ preventScroll: true });
    countBefore.current = null;
  }, [count]);
  const beforeAdding = () => {
    countBefore.current = count;
  };
  return { list, beforeAdding };
}

/** What opens a fold: its title, and a few words beside it that say what is in it. */
export function FoldTitle({ title, note }: { title: string; note?: string | undefined }) {
  return (
    <summary>
      <span>
        <span>{title}</span>
        {note && <small>{note}</small>}
      </span>
    </summary>
  );
}

/** A `ref` for a `<details>` with `onToggle`: the visitor may have opened it before hydration, when nothing listened yet. */
export function reportIfOpen(details: HTMLDetailsElement | null): void {
  if (details?.open) details.dispatchEvent(new Event("toggle"));
}
