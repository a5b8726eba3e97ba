import { type ComponentType, type RefObject, useState } from "react";
import { LazyPart } from "../../../components/LazyPart";
import * as textStyles from "../../../components/Text.module.css";
import { PlainListLink } from "../releaseParts";
import * as styles from "./Help.module.css";

interface LazyDetailsProps<Props extends object> {
  title: string;
  /** Imports the text. */
  load: () => Promise<ComponentType<Props>>;
  /** The props of the text. */
  props: Props;
  /** The id of the same text in the plain list. */
  plainId: string;
  /** What a screen reader announces while this is open; "" if nothing yet, and undefined if never. */
  announcement?: string;
  /** The element around all of it. */
  block?: RefObject<HTMLDivElement>;
}

/** A text in its place, closed at first. It loads when it opens; without scripts, it is in the plain list. */
export function LazyDetails<Props extends object>({ title, plainId, announcement, block, ...text }: LazyDetailsProps<Props>) {
  const [isOpen, setIsOpen] = useState(false);
  const plainLink = <PlainListLink fragment={`#${plainId}`}>Open it in the plain list</PlainListLink>;
  const closed = <p>{plainLink}</p>;
  const failed = () => (
    <p>
      <span>This could not be loaded. </span>
      {plainLink}
    </p>
  );
  return (
    <div ref={block}>
      {/* Outside of what opens: a screen reader may miss a message that appears together with what it is in. */}
      {announcement !== undefined && (
        <p className={textStyles.quiet} role="status">
          {isOpen && announcement}
        </p>
      )}
      <details ref={reportIfOpen} className={textStyles.quiet} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className={styles.title}>{title}</summary>
        {isOpen ? <LazyPart {...text} loading={closed} failed={failed} /> : closed}
      </details>
    </div>
  );
}

/** A `ref` for a `<details>` with `onToggle`: the visitor may have opened it before hydration, when nothing listened yet. */
export function reportIfOpen(details: HTMLDetailsElement | null): void {
  if (details?.open) details.dispatchEvent(new Event("toggle"));
}
