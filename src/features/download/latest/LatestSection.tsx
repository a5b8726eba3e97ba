import { withPrefix } from "gatsby";
import { ReleasePageLink } from "../../../components/links";
import { ReplaceOnChange } from "../../../components/ReplaceOnChange";
import { titleFont } from "../../../components/titleFont";
import { LazyFloatingNotes } from "../../../effects/LazyFloatingNotes";
import type { ReleaseSummary } from "../../../releases/release";
import { namesVersion, versionId } from "../../../releases/version";
import { FLOATING_NOTES } from "../../../site/constants";
import { ids, paths } from "../../../site/links";
import { InstallHelpArea } from "../files/DownloadLink";
import { FileList } from "../files/FileList";
import { InstallHelp } from "../files/InstallHelp";
import { ReleaseStatus } from "../list/ReleaseStatus";
import { useReleaseList } from "../list/useReleaseList";
import { Fold } from "../parts/Fold";
import { FeatureLines, ReleaseMetadata } from "../parts/ReleaseDetails";
import { ChangesSince } from "../tools/ChangesSince";
import { CheckAndUpdateFolds } from "./CheckAndUpdateFolds";
import { DownloadChoice } from "./DownloadChoice";
import * as styles from "./LatestSection.module.css";

export function LatestSection() {
  const [newest] = useReleaseList().releases;
  if (!newest) return null;
  return (
    <section className={styles.latest} id={ids.latest} aria-labelledby="latest-name" tabIndex={-1}>
      <InstallHelpArea>
        <div className={styles.offer}>
          <ReplaceOnChange of={newest.id}>
            <ReleaseTitle release={newest} />
          </ReplaceOnChange>
          <div className={styles.download}>
            <p className={styles.scan}>Scan with your Android phone</p>
            {/* Lazy: a phone hides it, and does not load it. */}
            <img
              className={styles.qrCode}
              src={withPrefix(paths.qrCode)}
              alt="QR code that opens this page"
              width="176"
              height="176"
              loading="lazy"
            />
            <div className={styles.choice}>
              <DownloadChoice release={newest} />
            </div>
          </div>
        </div>
        <div className={styles.details}>
          <ReplaceOnChange of={newest.id}>
            <WhatsNew release={newest} />
          </ReplaceOnChange>
          <ChangesSince />
          <ReplaceOnChange of={newest.id}>
            <InstallHelp isForPage />
          </ReplaceOnChange>
        </div>
        <ReplaceOnChange of={newest.id}>
          <AllFiles release={newest} />
        </ReplaceOnChange>
      </InstallHelpArea>
      {/* Outside of the area, whose changes would render it before it is hydrated. */}
      <div>
        <CheckAndUpdateFolds />
        <ReleaseStatus />
        {isLong(newest.version) && <PhoneNotes arrangement="melody" />}
      </div>
    </section>
  );
}

function ReleaseTitle({ release }: { release: ReleaseSummary }) {
  const { version, name } = release;
  const hasName = name !== version;
  return (
    <div
      id={versionId(version)}
      tabIndex={-1}
      className={styles.heading}
      style={{ "--length": version.length }}
    >
      <p className={styles.label}>Latest Release</p>
      <h2 id="latest-name" className={styles.title}>
        {/* A screen reader would read the tag twice. */}
        <span
          className={[styles.version, version.length <= 20 && styles.short, titleFont(version)]
            .filter(Boolean)
            .join(" ")}
          dir="auto"
          aria-hidden={hasName && namesVersion(release)}
        >
          {version}
        </span>{" "}
        {hasName && (
          <span className={`${styles.name} ${titleFont(name) ?? ""}`} dir="auto">
            {name}
          </span>
        )}{" "}
        {!isLong(version) && <PhoneNotes arrangement="swarm" />}
        <small>
          <ReleaseMetadata release={release} />
        </small>
      </h2>
    </div>
  );
}

/** Whether a tag leaves no space for notes beside it. */
const isLong = (version: string) => version.length >= 8;

function PhoneNotes({ arrangement }: { arrangement: "swarm" | "melody" }) {
  return (
    <span className={arrangement === "swarm" ? styles.swarm : styles.melody}>
      <LazyFloatingNotes arrangement={arrangement} count={FLOATING_NOTES.downloadPage} />
    </span>
  );
}

function WhatsNew({ release: { version, features } }: { release: ReleaseSummary }) {
  return (
    <div id={ids.secondScreen} className={styles.whatsNew}>
      <h3>What's New</h3>
      <FeatureLines features={features} shownCount={8} />
      {features.length === 0 && (
        <p>
          <ReleasePageLink version={version}>See the notes on GitHub</ReleasePageLink>
        </p>
      )}
    </div>
  );
}

function AllFiles({ release }: { release: ReleaseSummary }) {
  const files = useReleaseList().files.get(release.id) ?? [];
  if (files.length === 0) return null;
  return (
    <Fold id="files" title="All files">
      <FileList files={files} />
    </Fold>
  );
}
