import { useCallback, useEffect, useRef, useState } from "react";
import { decodeFragment } from "../../../browser/decodeFragment";
import { useLazyComponent } from "../../../browser/useLazyComponent";
import * as wrapStyles from "../../../components/Wrap.module.css";
import { versionIn } from "../../../releases/version";
import type { VersionPlaceList } from "./versionPlace";

interface LinkedVersionProps {
  list: VersionPlaceList;
  loadAllReleases: () => void;
  plainListUrl: string;
  /** The router's location: another object after each navigation, when the URL may name another version. */
  location: object;
}

/**
 * A link that may name a version, as in `/download#2.3.2`. `number` is 1 for the URL with which the page opened, and greater for what
 * the visitor followed on the page.
 */
export interface VersionLink {
  fragment: string;
  number: number;
}

const loadLinkedVersionAnswer = async () => (await import("./LinkedVersionAnswer")).LinkedVersionAnswer;

/** Shows the version that the page's URL names (docs/rules.md, 3.27). What that takes is loaded with the first such URL. */
export function LinkedVersion({ location, plainListUrl, ...answer }: LinkedVersionProps) {
  const [link, setLink] = useState<VersionLink | null>(null);
  const number = useRef(0);
  const message = useRef<HTMLParagraphElement>(null);
  const lastLocation = useRef<object | null>(null);
  const version = link && (versionIn(link.fragment) ?? knownTag(link.fragment, answer.list));
  const { component: LinkedVersionAnswer, hasFailed } = useLazyComponent(loadLinkedVersionAnswer, version === null ? null : link);

  const readUrl = useCallback(() => {
    number.current += 1;
    const fragment = decodeFragment(window.location.hash);
    if (!fragment) setLink(null);
    // After a link to a part of the page, the answer stays: without it, that part would move.
    else if (versionIn(fragment) !== null || !document.getElementById(fragment)) setLink({ fragment, number: number.current });
  }, []);
  useEffect(() => {
    if (lastLocation.current === location) return;
    lastLocation.current = location;
    readUrl();
  }, [location, readUrl]);

  // Does not move a visitor who has begun to read, see useShowInWindow.
  useEffect(() => {
    if (hasFailed && link && (link.number > 1 || window.scrollY === 0)) message.current?.focus();
  }, [hasFailed, link]);

  if (hasFailed) {
    return (
      <p ref={message} className={wrapStyles.wrap} role="alert" tabIndex={-1}>
        The version could not be shown because a script could not be loaded. <a href={plainListUrl}>All versions in a plain list</a>
      </p>
    );
  }
  return (
    link &&
    version !== null &&
    LinkedVersionAnswer && (
      <LinkedVersionAnswer
        key={link.number}
        {...answer}
        version={version}
        link={link}
        plainListUrl={plainListUrl}
        onSameLink={readUrl}
      />
    )
  );
}

/** A tag that alone does not look like a version, such as `nightly`, if a release has exactly that one. */
function knownTag(fragment: string, { known }: VersionPlaceList): string | null {
  return known.some(({ version }) => version === fragment) ? fragment : null;
}
