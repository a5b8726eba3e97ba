import { useDevice } from "../../../browser/useDevice";
import { ReplaceOnChange } from "../../../components/ReplaceOnChange";
import { useSiteMetadata } from "../../../components/useSiteMetadata";
import type { Choice } from "../../../releases/choice";
import { downloadTexts } from "../../../releases/fileText";
import type { ReleaseSummary } from "../../../releases/release";
import { versionFragment } from "../../../releases/version";
import { routes } from "../../../site/links";
import { appleNote, productName } from "../../../site/product";
import { DownloadLink } from "../files/DownloadLink";
import { InstallNote } from "../files/InstallHelp";
import { useChoice, useNewestChoice } from "../list/useChoice";
import { CopyButton } from "../parts/CopyButton";
import { DownloadButton, EXPLANATION_ID } from "./DownloadButton";
import * as styles from "./LatestSection.module.css";
import { OlderVersion } from "./OlderVersion";

/** The download of the newest release (docs/rules.md, 3.8). */
export function DownloadChoice({ release }: { release: ReleaseSummary }) {
  const { choice, stable } = useNewestChoice(release);
  const { button, explanation, second, note, isRefused } = choice;
  const device = useDevice();
  const isApple = device?.kind === "apple";
  return (
    <>
      {isRefused && <OlderVersion explanation={explanation} />}
      {!isRefused && !button && <p className={styles.none}>{explanation}</p>}
      {button && isApple && (
        <AppleDownload key={explanation} {...button} explanation={explanation} />
      )}
      {button && !isApple && (
        <>
          <p className={styles.computer}>or, on this computer:</p>
          <DownloadButton {...button} />
          <ReplaceOnChange of={explanation}>
            <p id={EXPLANATION_ID} className={styles.explanation}>
              {explanation}
            </p>
          </ReplaceOnChange>
        </>
      )}
      {/* A new release may have a shorter explanation above. */}
      {second && (
        <ReplaceOnChange of={JSON.stringify([release.id, second])}>
          <p className={styles.second}>
            {second.reason}: <DownloadLink href={second.url}>{second.label}</DownloadLink>
            {second.size}
          </p>
        </ReplaceOnChange>
      )}
      {note && (
        <ReplaceOnChange of={note}>
          <p className={styles.sentence}>{note}</p>
        </ReplaceOnChange>
      )}
      {button?.isApp && !isApple && (
        <ReplaceOnChange of={release.id}>
          <InstallNote />
        </ReplaceOnChange>
      )}
      {stable && !isRefused && <StableDownload release={stable} />}
    </>
  );
}

/** Below the download of a pre-release. */
function StableDownload({ release }: { release: ReleaseSummary }) {
  const { version } = release;
  const { button, explanation } = useChoice(release);
  return (
    <ReplaceOnChange of={JSON.stringify([version, button?.url, explanation])}>
      <p className={styles.sentence}>
        The newest stable version is <a href={versionFragment(version)}>{version}</a>
        {button && (
          <>
            {": "}
            <DownloadLink href={button.url}>{downloadTexts.version(version)}</DownloadLink>
          </>
        )}{" "}
        <small>{explanation}</small>
      </p>
    </ReplaceOnChange>
  );
}

/** An iPhone installs no Android package, so it offers to take the link to an Android phone. */
function AppleDownload({
  url,
  label,
  explanation,
}: NonNullable<Choice["button"]> & { explanation: string }) {
  const { siteUrl } = useSiteMetadata();
  return (
    <>
      <p>
        <b>{`${productName} is for Android.`}</b> {appleNote}
      </p>
      <CopyButton label="Copy the link for an Android phone" text={siteUrl + routes.download} />
      <p className={styles.sentence}>
        <DownloadLink href={url} aria-describedby={EXPLANATION_ID}>
          {label}
        </DownloadLink>
        : <span id={EXPLANATION_ID}>{explanation}</span>
      </p>
    </>
  );
}
