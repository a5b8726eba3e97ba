import { type ReactNode, useDeferredValue, useEffect, useState } from "react";
import { buttonClass } from "../../../components/buttonClass";
import * as sharedStyles from "../../../components/shared.module.css";
import { VisuallyHidden } from "../../../components/VisuallyHidden";
import { errorText, visibleText } from "../../../releases/safeText";
import { type Coverage, coverageOf, type ReleaseList } from "../list/releaseList";
import { useReleaseList } from "../list/useReleaseList";
import * as styles from "./FileReport.module.css";
import { hashFile } from "./hashFile";
import { identifyFile } from "./identifyFile";

interface FileReportProps {
  file: File;
  /** When it was chosen, in milliseconds. */
  askedAt: number;
  onCancel: () => void;
}

type Reading = { status: "reading"; bytes: number } | { status: "read"; sha256: string } | { status: "failed"; message: string };

/** A screen reader announces the progress in steps of this many percent. */
const STEP = 25;

/**
 * Reads a file and says what it is (docs/rules.md, 13.3 and 13.4). The answer changes with the list. Give it a key for each file: what
 * was read of another one must not show, not even for a moment.
 */
export function FileReport({ file, askedAt, onCancel }: FileReportProps) {
  const list = useDeferredValue(useReleaseList());
  const coverage = coverageOf(list, askedAt);
  const [reading, setReading] = useState<Reading>({ status: "reading", bytes: 0 });

  useEffect(() => {
    const work = new AbortController();
    hashFile(file, (bytes) => setReading({ status: "reading", bytes }), work.signal).then(
      (sha256) => setReading({ status: "read", sha256 }),
      (error: unknown) => setReading({ status: "failed", message: errorText(error) }),
    );
    return () => work.abort();
  }, [file]);

  const name = <bdi>{visibleText(file.name)}</bdi>;
  const percent = reading.status === "reading" ? Math.floor((reading.bytes / Math.max(file.size, 1)) * 100) : 0;
  return (
    <>
      {reading.status === "reading" && (
        <div className={styles.progress}>
          <progress value={reading.bytes} max={file.size} aria-label={`Reading ${visibleText(file.name)}`} />
          <span>{`${percent} %`}</span>
          <button type="button" className={buttonClass("outline", "small")} onClick={onCancel}>
            Cancel
          </button>
        </div>
      )}
      <div role="status">
        {reading.status === "reading" && (
          <p className={sharedStyles.quiet}>
            Reading {name}
            <VisuallyHidden>{`: ${Math.floor(percent / STEP) * STEP} %`}</VisuallyHidden>
          </p>
        )}
        {reading.status === "read" && !coverage && <p className={sharedStyles.quiet}>Looking for {name} among the releases</p>}
        {reading.status === "read" && coverage && <Verdict {...verdictOf(file, reading.sha256, list, coverage)} />}
        {reading.status === "failed" && (
          <Verdict
            title={<>{name} could not be checked</>}
            text={`It could not be read (${reading.message}). Choose it again, or check it from the command line.`}
          />
        )}
      </div>
      {/* Not in the status: a screen reader would read all 64 characters at once. */}
      {reading.status === "read" && coverage && (
        <p className={sharedStyles.quiet}>
          Its SHA-256: <code translate="no">{reading.sha256}</code>
        </p>
      )}
    </>
  );
}

const LOOKS = { known: styles.known, foreign: styles.foreign, unsure: "" };

interface VerdictProps {
  look?: keyof typeof LOOKS;
  title: ReactNode;
  text: string;
}

function Verdict({ look = "unsure", title, text }: VerdictProps) {
  return (
    <div key={text} className={`${sharedStyles.notice} ${LOOKS[look]}`}>
      <p className={styles.title}>{title}</p>
      <p>{text}</p>
    </div>
  );
}

const TEXTS = {
  archive:
    "It may be the source code of a release: GitHub packs such an archive on request and publishes no SHA-256 for it. If it is, it holds the source code, not the app.",
  mayBeNew:
    "It is none of the files known here, but the newest releases could not be loaded: it may belong to one of them. Try again later.",
  mayBeOld:
    "It is none of the files known here, but not all releases could be loaded: it may belong to an older one. Try again later.",
  foreign: "It may be damaged, tampered with, or from another source. Do not install it; download it again from this page.",
  replaced:
    "It may be one that was replaced in an older release: install it only if its SHA-256 is beside a file in the releases on GitHub.",
  takenBack: "It may have been taken back since: install it only if its SHA-256 is beside that file in the releases on GitHub.",
  unsure: "If you are not sure where it comes from, download it again from this page.",
};

function verdictOf(file: File, sha256: string, list: ReleaseList, { isComplete, isCurrent }: Coverage): VerdictProps {
  const identity = identifyFile({ name: file.name, size: file.size, sha256 }, list);
  if ("matches" in identity) {
    const [{ file: attached, release }] = identity.matches;
    const versions = [...new Set(identity.matches.map((match) => match.release.version))].join(", ");
    const text = `Byte for byte the file of version ${versions}`;
    const match = (
      <>
        <bdi>{attached.name}</bdi> of <bdi>{release.name}</bdi>
      </>
    );
    return identity.status === "known"
      ? { look: "known", title: <>This is {match}</>, text: `${text}.` }
      : { title: <>This was {match} when this site was built</>, text: `${text} then. ${TEXTS.takenBack}` };
  }
  const name = <bdi>{visibleText(file.name)}</bdi>;
  if (identity.status === "archive") return { title: <>{name} cannot be identified</>, text: TEXTS.archive };
  if (!isCurrent) return { title: <>{name} was not found</>, text: TEXTS.mayBeNew };
  if (!isComplete) return { title: <>{name} was not found</>, text: TEXTS.mayBeOld };
  if (identity.status === "foreign") return { look: "foreign", title: <>{name} matches no published file</>, text: TEXTS.foreign };
  if (identity.status === "replaced") return { title: <>{name} matches no file that is known here</>, text: TEXTS.replaced };
  const [candidate] = identity.candidates;
  const reason = candidate
    ? `No SHA-256 is published for ${candidate.file.name} of ${candidate.release.name}, which it may be or not.`
    : "No SHA-256 is published for any release.";
  return { title: <>{name} cannot be identified</>, text: `${reason} ${TEXTS.unsure}` };
}
