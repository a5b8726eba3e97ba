import { Link, withPrefix } from "gatsby";
import { Equalizer } from "../../effects/Equalizer";
import { FloatingNotes } from "../../effects/FloatingNotes";
import { ParticleBackground } from "../../effects/ParticleBackground";
import { FLOATING_NOTES } from "../../site/effects";
import { facts } from "../../site/home";
import { routes } from "../../site/links";
import { screenshots } from "../../site/screenshots";
import { buttonClass } from "../ui/buttonClass";
import { ErrorBoundary } from "../ui/ErrorBoundary";
import { Icon } from "../ui/Icon";
import * as styles from "./Hero.module.css";
import { Phone } from "./Phone";
import { ScreenshotPicture } from "./ScreenshotPicture";

/** The first screen: what this is, the way to the download, and the app at play (product spec, section 2, "Home page"). */
export function Hero() {
  const [home] = screenshots;
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.columns}>
        <div className={styles.words}>
          <h1 id="hero-title">
            <span>The Best</span> <span>Music</span> <span>Experience</span>
          </h1>
          <p className={styles.lead}>
            A large online catalogue, playlists of your own, and any video saved as audio. Download it, stream it, or both.
          </p>
          <Link className={buttonClass({ size: "large" })} to={routes.download}>
            Download
            <Icon name="download" />
          </Link>
          <ul className={styles.facts}>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </div>
        <Phone className={styles.phone}>
          <ScreenshotPicture
            name={home.name}
            alt={home.description}
            sizes="(min-width: 48rem) min(26vw, 21rem), min(16rem, 72vw)"
            isFirst
          />
        </Phone>
      </div>
      {/* Last: the height of the hero, which places the notes, grows while the words are parsed. */}
      <ErrorBoundary>
        <ParticleBackground stillUrl={withPrefix("/particles.svg")} />
        <FloatingNotes isGlowing count={FLOATING_NOTES.wide} narrowCount={FLOATING_NOTES.narrow} />
      </ErrorBoundary>
      <ErrorBoundary>
        <Equalizer />
      </ErrorBoundary>
    </section>
  );
}
