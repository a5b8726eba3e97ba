import { hydrateLazily } from "../../components/hydrateLazily";
import * as sharedStyles from "../../components/shared.module.css";
import { TitleLines } from "../../components/TitleLines";
import { Reveal } from "../../effects/Reveal";
import { beautifulInterface, screens } from "../../site/product";
import * as styles from "./BeautifulInterface.module.css";
import { HomeSection } from "./HomeSection";
import { Phone, Screenshot } from "./Phone";
import { PlayingBars } from "./PlayingBars";

const LARGE = "(min-width: 48rem) clamp(16rem, 27vw, 22.5rem), min(17rem, 74vw)";

/** The gallery of screenshots. One alone is no choice, so the phone has it. */
export const BeautifulInterface = hydrateLazily(function BeautifulInterface() {
  const [{ name, description }, ...others] = screens;
  return (
    <HomeSection titleId="beautiful-interface" volume="−5">
      <div className={styles.gallery}>
        <Reveal className={styles.words}>
          <h2 id="beautiful-interface">
            <TitleLines lines={beautifulInterface.title} />
          </h2>
          <p className={sharedStyles.lead}>{beautifulInterface.lead}</p>
        </Reveal>
        {others.length > 0 && <Screens />}
        <Phone className={styles.phone}>
          {others.length === 0 && <Screenshot name={name} alt={description} sizes={LARGE} />}
        </Phone>
      </div>
    </HomeSection>
  );
});

// Without scripts, too: the style sheet shows the screenshot of the checked radio button.
function Screens() {
  return (
    <fieldset className={styles.thumbnails} style={{ "--screens": screens.length }}>
      <legend className={sharedStyles.visuallyHidden}>Screens of the app</legend>
      {screens.map(({ name, title, description }, index) => (
        <div key={name} className={styles.item}>
          <input
            className={sharedStyles.visuallyHidden}
            type="radio"
            name="screen"
            id={`screen-${name}`}
            defaultChecked={index === 0}
          />
          <label className={styles.thumbnail} htmlFor={`screen-${name}`}>
            <Screenshot name={name} alt="" sizes="(min-width: 48rem) min(8vw, 7.5rem), 16vw" />
            {title}
            <span className={styles.bars}>
              <PlayingBars />
            </span>
          </label>
          <div className={styles.screen}>
            <Screenshot name={name} alt={description} sizes={LARGE} />
          </div>
        </div>
      ))}
    </fieldset>
  );
}
