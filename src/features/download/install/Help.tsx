import { withPrefix } from "gatsby";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { prefersReducedMotion } from "../../../browser/reducedMotion";
import { useLazyComponent } from "../../../browser/useLazyComponent";
import * as textStyles from "../../../components/Text.module.css";
import { PLAIN_LIST_PATH } from "../../../releases/urls";
import * as styles from "./Help.module.css";

interface HelpProps {
  title: string;
  /** Imports the text; the same function in every render. */
  load: () => Promise<ComponentType>;
  /** The id of the same text in the plain list. */
  plainId: string;
  /**
   * For the help that opens with a download: how often the visitor has started one. Each time, the help opens, scrolls into the window
   * and is announced.
   */
  downloads?: number;
}

/** Nothing tells a page whether a download has started. In the windows of some apps, none does. */
const DOWNLOAD_STARTED = "Your download should have started. If it has not, open this page in your browser app.";

/** What {@link useLazyComponent} shows: the same object at each opening, because a help is always the same. */
const TEXT = {};

/**
 * Help in its place, closed at first. Its text loads when it opens; without scripts, it is in the plain list. The help for
 * installing opens with a download (docs/rules.md, 3.20).
 */
export function Help({ title, load, plainId, downloads }: HelpProps) {
  const plainUrl = `${withPrefix(PLAIN_LIST_PATH)}#${plainId}`;
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { component: Text, hasFailed } = useLazyComponent(load, isOpen ? TEXT : null);
  const isShown = isOpen && (Text !== null || hasFailed);

  useEffect(() => {
    // The visitor may have opened it before hydration.
    if (downloads || details.current?.open) setIsOpen(true);
  }, [downloads]);

  useEffect(() => {
    if (!downloads || !isShown) return;
    const block = details.current?.parentElement;
    if (!block) return;
    block.scrollIntoView({
      // Of a block above the window that is taller than the window, "nearest" would show the end.
      block: block.getBoundingClientRect().top < 0 ? "start" : "nearest",
      behavior: prefersReducedMotion() ? "auto" : "smooth",
    });
  }, [downloads, isShown]);

  return (
    <div>
      {/* Outside the help: a screen reader may miss a message that appears together with what it is in. */}
      {downloads !== undefined && (
        <p className={textStyles.quiet} role="status">
          {downloads > 0 && isShown && DOWNLOAD_STARTED}
        </p>
      )}
      <details
        ref={details}
        className={textStyles.quiet}
        open={isOpen}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        <summary className={styles.title}>{title}</summary>
        {Text ? (
          <Text />
        ) : (
          <p>
            {hasFailed && <span>This could not be loaded. </span>}
            <a href={plainUrl}>Open it in the plain list</a>
          </p>
        )}
      </details>
    </div>
  );
}
