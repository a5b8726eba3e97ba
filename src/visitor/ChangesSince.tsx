import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { whenIdle } from "../effects/whenIdle";
import type { WholeList } from "../releases/release";
import type { AnswerSince } from "./answerSince";
import * as styles from "./ChangesSince.module.css";
import { keepVersionInAddress, versionInAddress } from "./versionInAddress";

interface ChangesSinceProps {
  /** The versions of the built page, to choose from until the whole list is there. */
  versions: readonly string[];
  loadWhole: () => Promise<WholeList>;
}

/** Everything that came after the visitor's version, which they choose or which a link names: `/download?from=1.4.0`. */
export function ChangesSince({ versions, loadWhole }: ChangesSinceProps) {
  // Objects: the same version asked for again is another question.
  const [question, setQuestion] = useState({ version: "" });
  const [known, setKnown] = useState(versions);
  const [found, setFound] = useState<(AnswerSince & { question: object }) | null>(null);
  const select = useRef<HTMLSelectElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isLinked = useRef(false);
  const answer = found?.question === question ? found : null;

  useEffect(() => {
    const linked = versionInAddress();
    isLinked.current = linked !== "";
    // Without one in the address: what was chosen before this script came.
    setQuestion({ version: linked || (select.current?.value ?? "") });
  }, []);

  useEffect(() => {
    const { version } = question;
    if (!version) return;
    let isLeft = false;
    const find = async () => {
      const [whole, { answerSince }] = await Promise.all([
        loadWhole(),
        import("./answerSince").catch(() => ({ answerSince: notLoaded })),
      ]);
      if (isLeft) return;
      setKnown(whole.releases.map((release) => release.version));
      setFound({ question, ...answerSince(whole, version) });
    };
    find();
    return () => {
      isLeft = true;
    };
  }, [question, loadWhole]);

  useEffect(() => {
    if (!answer) return;
    if (select.current) select.current.value = answer.since ?? "";
    if (!isLinked.current) return;
    isLinked.current = false;
    // The list below may still be on its way to what the refresh has brought; in sight, it would move.
    whenIdle().then(() => {
      // Whoever has begun to read or to press something stays where they are.
      if (window.scrollY > 0 || document.activeElement !== document.body) return;
      heading.current?.focus({ preventScroll: true });
      heading.current?.closest("section")?.scrollIntoView();
    });
  }, [answer]);

  const choose = ({ currentTarget: { value } }: ChangeEvent<HTMLSelectElement>) => {
    keepVersionInAddress(value);
    setQuestion({ version: value });
  };

  return (
    <section className={styles.since} aria-labelledby="since-title">
      <div className={styles.row}>
        <h2 id="since-title">Since Your Version</h2>
        <div>
          <label className={styles.chooser}>
            Everything that came after
            <select ref={select} onChange={choose}>
              <option value="">your version</option>
              {known.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          </label>
          <div role="status">
            {question.version && (
              <h3 ref={heading} className={styles.answer} tabIndex={-1}>
                {answer?.title ?? `Looking up what came after ${question.version}`}
              </h3>
            )}
          </div>
          {answer?.content}
        </div>
      </div>
    </section>
  );
}

/** In place of the answer, where the script for it cannot be loaded. */
function notLoaded(_: WholeList, version: string): AnswerSince {
  return { title: `What came after ${version} could not be loaded. Choose it again later`, since: null, content: null };
}
