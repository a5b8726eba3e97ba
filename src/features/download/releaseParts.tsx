import { withPrefix } from "gatsby";
import { Fragment, type PropsWithChildren, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import * as buttonStyles from "../../components/Button.module.css";
import { buttonClass } from "../../components/buttonClass";
import { ErrorBoundary } from "../../components/ErrorBoundary";
import * as sharedStyles from "../../components/shared.module.css";
import { useSiteMetadata } from "../../components/useSiteMetadata";
import { VisuallyHidden } from "../../components/VisuallyHidden";
import type { ReleaseSummary } from "../../releases/release";
import { factsOf } from "../../releases/summary";
import { PLAIN_LIST_PATH } from "../../releases/urls";
import { versionFragment } from "../../releases/version";
import { routes } from "../../site/links";
import { LazyTool } from "./LazyTool";
import * as styles from "./releaseParts.module.css";
import * as failureStyles from "./SectionErrorBoundary.module.css";

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

/** A link to the plain list, or to a part of it. `fragment` has its `#`. */
export function PlainListLink({
  fragment = "",
  children = "All versions in a plain list",
}: PropsWithChildren<{ fragment?: string }>) {
  return <a href={withPrefix(PLAIN_LIST_PATH) + fragment}>{children}</a>;
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
 * The ref of a list, or of what is around several lists, and what to call before items are added: then the first of them gets the
 * focus, because the button that was pressed moves down or goes. `count` is how many items there are.
 */
export function useAddedItemFocus<List extends HTMLElement>(count: number): { list: RefObject<List>; beforeAdding: () => void } {
  const list = useRef<List>(null);
  const countBefore = useRef<number | null>(null);
  useEffect(() => {
    if (countBefore.current === null || count <= countBefore.current) return;
    list.current
      ?.querySelectorAll<HTMLElement>(":scope > li, :scope > ol > li")
      [countBefore.current]?.focus({ preventScroll: true });
    countBefore.current = null;
  }, [count]);
  const beforeAdding = () => {
    countBefore.current = count;
  };
  return { list, beforeAdding };
}

type SectionErrorBoundaryProps = PropsWithChildren<{ name: string; offersPlainList?: boolean }>;

/**
 * A section of /download that can fail alone: it says so in its place, and the others stay (docs/rules.md, 3.17). The message starts
 * with `name`, and links to the plain list if that shows the same.
 */
export function SectionErrorBoundary({ name, offersPlainList = false, children }: SectionErrorBoundaryProps) {
  const fallback = (retry: () => void) => (
    <div className={failureStyles.failed} role="alert">
      <p>
        {name} could not be shown. {offersPlainList && <PlainListLink />}
      </p>
      <button type="button" className={buttonClass("outline", "small")} onClick={retry}>
        Try again
      </button>
    </div>
  );
  return <ErrorBoundary fallback={fallback}>{children}</ErrorBoundary>;
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

interface LazyDetailsProps {
  title: string;
  /** What is beside the title. A fold that has it is a large one. */
  note?: string | undefined;
  /** The id of the same text in the plain list. */
  plainId: string;
  /** What a screen reader announces while this is open; "" if nothing yet, and undefined if never. */
  announcement?: string;
  block?: RefObject<HTMLDivElement>;
}

/**
 * A text in its place, closed at first. Its script is that of the child, which loads when it opens; without scripts, the text is in the
 * plain list.
 */
export function LazyDetails({ title, note, plainId, announcement, block, children }: PropsWithChildren<LazyDetailsProps>) {
  const [isOpen, setIsOpen] = useState(false);
  const plainLink = <PlainListLink fragment={`#${plainId}`}>Open it in the plain list</PlainListLink>;
  const closed = <p>{plainLink}</p>;
  const failure = (
    <>
      <span>This could not be loaded. </span>
      {plainLink}
    </>
  );
  return (
    <div ref={block}>
      {/* Outside of what opens: a screen reader may miss a message that appears together with what it is in. */}
      {announcement !== undefined && (
        <p className={`${sharedStyles.quiet} ${styles.announcement}`} role="status">
          {isOpen && announcement}
        </p>
      )}
      <details
        ref={reportIfOpen}
        className={note ? styles.fold : styles.smallFold}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        <FoldTitle title={title} note={note} />
        {isOpen ? (
          <LazyTool failure={failure} loading={closed}>
            {children}
          </LazyTool>
        ) : (
          closed
        )}
      </details>
    </div>
  );
}

/** A `ref` for a `<details>` with `onToggle`: the visitor may have opened it before hydration, when nothing listened yet. */
export function reportIfOpen(details: HTMLDetailsElement | null): void {
  if (details?.open) details.dispatchEvent(new Event("toggle"));
}
