import { useDevice } from "../../../browser/useDevice";
import { ReplaceOnChange } from "../../../components/ReplaceOnChange";
import { useSiteMetadata } from "../../../components/useSiteMetadata";
import { type Choice, newestFor } from "../../../releases/choice";
import type { ReleaseSummary } from "../../../releases/release";
import { routes } from "../../../site/links";
import { appleNote, productName } from "../../../site/product";
import { DownloadLink } from "../files/DownloadLink";
import { InstallNote } from "../files/InstallHelp";
import { useChoice } from "../list/useChoice";
import { useReleaseList } from "../list/useReleaseList";
import { CopyButton } from "../parts/CopyButton";
import { AlternativeDownloads } from "./AlternativeDownloads";
import { DownloadButton, WORDS_ID } from "./DownloadButton";
import * as styles from "./LatestSection.module.css";
import { OlderVersion } from "./OlderVersion";

/** The download of the newest release (docs/rules.md, 3.8). */
export function DownloadChoice({ release }: { release: ReleaseSummary }) {
  const { button, words, second, note, isRefused } = useChoice(release);
  const device = useDevice();
  const { releases } = useReleaseList();
  const isApple = device?.kind === "apple";
  const older = isRefused ? newestFor(releases, device) : undefined;
  return (
    <>
      {isRefused && <OlderVersion words={words} older={older} />}
      {!isRefused && !button && <p className={styles.none}>{words}</p>}
      {button && isApple && <AppleDownload key={words} {...button} words={words} />}
      {button && !isApple && (
        <>
          <p className={styles.computer}>or, on this computer:</p>
          <DownloadButton {...button} />
          <ReplaceOnChange of={words}>
            <p id={WORDS_ID} className={styles.summary}>
              {words}
            </p>
          </ReplaceOnChange>
        </>
      )}
      {/* A new release may have a shorter summary above. */}
      {second && (
        <ReplaceOnChange of={[release.id, ...Object.values(second)].join()}>
          <p className={styles.second}>
            {second.purpose}: <DownloadLink href={second.url}>{second.label}</DownloadLink>
            {second.size}
          </p>
        </ReplaceOnChange>
      )}
      {note && (
        <ReplaceOnChange of={note}>
          <p className={styles.second}>{note}</p>
        </ReplaceOnChange>
      )}
      {(older || button?.isApp) && !isApple && (
        <ReplaceOnChange of={release.id}>
          <InstallNote />
        </ReplaceOnChange>
      )}
      {!isRefused && <AlternativeDownloads newest={release} />}
    </>
  );
}

/** An iPhone installs no Android package, so it offers to take the link to an Android phone. */
function AppleDownload({ url, label, words }: NonNullable<Choice["button"]> & { words: string }) {
  const { siteUrl } = useSiteMetadata();
  return (
    <>
      <p>
        <b>{`${productName} is for Android.`}</b> {appleNote}
      </p>
      <CopyButton label="Copy the link for an Android phone" text={siteUrl + routes.download} />
      <p className={styles.second}>
        <DownloadLink href={url} aria-describedby={WORDS_ID}>
          {label}
        </DownloadLink>
        : <span id={WORDS_ID}>{words}</span>
      </p>
    </>
  );
}
