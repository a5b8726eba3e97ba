import { Link } from "gatsby";
import { buttonClass } from "../../components/buttonClass";
import { ErrorBoundary } from "../../components/ErrorBoundary";
import { Icon } from "../../components/Icon";
import { ScriptsMark } from "../../components/ScriptsMark";
import { TitleLines } from "../../components/TitleLines";
import { Equalizer } from "../../effects/Equalizer";
import { LazyFloatingNotes } from "../../effects/LazyFloatingNotes";
import { ParticleBackground } from "../../effects/ParticleBackground";
import { FLOATING_NOTES } from "../../site/constants";
import { ids, routes } from "../../site/links";
import { featuredScreen, hero } from "../../site/product";
import * as styles from "./Hero.module.css";
import { Phone, Screenshot, screenshotSrcSet } from "./Phone";

/** On a phone with three pixels per CSS pixel, the image of two shows earlier. */
const SIZES =
  "(min-width: 48rem) min(26vw, 21rem), (min-resolution: 2.5dppx) 13rem, min(16rem, 72vw)";

/** Lets the picture load before all others. */
export const heroPreload = {
  as: "image",
  type: "image/avif",
  imageSrcSet: screenshotSrcSet(featuredScreen.name),
  imageSizes: SIZES,
  fetchpriority: "high",
};

/** The first screen of the home page. */
export function Hero() {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.columns}>
        <div className={styles.words}>
          <h1 id="hero-title">
            <TitleLines lines={hero.title} />
          </h1>
          <p className={styles.lead}>{hero.lead}</p>
          <Link className={buttonClass("large")} to={routes.download}>
            Download
            <Icon name="download" />
          </Link>
          <ul role="list" className={styles.facts}>
            {hero.facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </div>
        <Phone id={ids.secondScreen} className={styles.phone}>
          <Screenshot
            name={featuredScreen.name}
            alt={featuredScreen.description}
            sizes={SIZES}
            loading="eager"
          />
        </Phone>
        <div className={styles.notes}>
          <LazyFloatingNotes count={FLOATING_NOTES.wide} narrowCount={FLOATING_NOTES.narrow} />
        </div>
      </div>
      <ScriptsMark />
      <ErrorBoundary>
        <ParticleBackground variant="default" />
        <Equalizer />
      </ErrorBoundary>
    </section>
  );
}
