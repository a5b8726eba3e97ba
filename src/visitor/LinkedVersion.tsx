import { useCallback, useEffect, useRef, useState } from "react";
import { decodeFragment } from "../browser/decodeFragment";
import { useLazyComponent } from "../browser/useLazyComponent";
import * as wrapStyles from "../components/ui/Wrap.module.css";
import { versionId } from "../releases/versionIds";
import type { VersionPlaceList } from "../releases/versionPlace";

interface LinkedVersionProps {
  list: VersionPlaceList;
  loadAllReleases: () => void;
  plainListUrl: string;
  /** The router's location: another object after each navigation, when the URL may name another version. */
  location: object;
}

/**
 * A link that names a version, as in `/download#2.3.2`. `number` is 1 for the URL with which the page opened, and greater for what
 * the visitor followed on the page.
 */
export interface VersionLink {
  version: string;
  number: number;
}

const loadLinkedVersionAnswer = async () => (await import("./LinkedVersionAnswer")).LinkedVersionAnswer;

/** The ids of the page that may be missing, because what they lead to is not there, and the browser's own name for the top. */
const NO_VERSION = /^(top|latest|files|tools|versions)$/;

/** Shows the version that the page's URL names (docs/rules.md, 3.27). What that takes is loaded with the first such URL. */
export function LinkedVersion({ location, plainListUrl, ...answer }: LinkedVersionProps) {
  const [link, setLink] = useState<VersionLink | null>(null);
  const number = useRef(0);
  const message = useRef<HTMLParagraphElement>(null);
  const lastLocation = useRef<object | null>(null);
  const { component: LinkedVersionAnswer, hasFailed } = useLazyComponent(loadLinkedVersionAnswer, link);

  const readUrl = useCallback(() => {
    number.current += 1;
    const version = decodeFragment(window.location.hash);
    if (!version) setLink(null);
    // After a link to a part of the page, the answer stays: without it, that part would move.
    else if (!isPartOfPage(version)) setLink({ version, number: number.current });
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
    LinkedVersionAnswer && (
      <LinkedVersionAnswer key={link.number} {...answer} link={link} plainListUrl={plainListUrl} onSameLink={readUrl} />
    )
  );
}

function isPartOfPage(fragment: string): boolean {
  return NO_VERSION.test(fragment) || (versionId(fragment) === undefined && document.getElementById(fragment) !== null);
}
