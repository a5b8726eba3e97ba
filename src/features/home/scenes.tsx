import { Icon } from "../../components/Icon";
import * as sharedStyles from "../../components/shared.module.css";
import { featuredScreen } from "../../site/product";
import { Cover, Drawing, Mosaic, Portrait, SongRow } from "./drawings";
import { crateSongs, rainOnTin } from "./music";
import { Phone, Screenshot } from "./Phone";
import { PlayingBars } from "./PlayingBars";
import * as styles from "./scenes.module.css";

const CATEGORIES = [
  { name: "Playlists", count: 9 },
  { name: "Albums", count: 38 },
  { name: "Songs", count: 412 },
];

/** Intuitive UI: the categories are the dividers of a record crate, with Songs in front. */
export function CrateScene() {
  return (
    <div className={styles.crate} aria-hidden="true">
      {CATEGORIES.map(({ name, count }, position) => (
        <div key={name} className={styles.divider} style={{ "--position": position }}>
          <b className={styles.tab}>
            {name} <small>{count}</small>
          </b>
          {position === CATEGORIES.length - 1 &&
            crateSongs.map((song, index) => (
              <SongRow key={song.title} song={song} isPlaying={index === 0} />
            ))}
        </div>
      ))}
    </div>
  );
}

const MODES = [
  { mode: "Download", drawing: "M24 8v20M15.5 20.5 24 29l8.5-8.5M10 38h28" },
  { mode: "Stream", drawing: "M8 30V18M16 36V12M24 32V16M32 38V10M40 29V19" },
  { mode: "Both", drawing: "M16 10v16M9.5 20.5 16 27l6.5-6.5M9 35h14M30 29V19M36 35V11M42 28V20" },
];

/** Customizable: a switch with the listening modes, set to Both. */
export function ModesScene() {
  return (
    <div className={styles.track} aria-hidden="true">
      {MODES.map(({ mode, drawing }) => (
        <span key={mode} className={styles.mode}>
          <svg className={sharedStyles.icon} viewBox="0 0 48 48" aria-hidden="true">
            <path d={drawing} />
          </svg>
          {mode}
        </span>
      ))}
    </div>
  );
}

const DRAGGED = "Paper Lanterns";

/** Custom Playlists: a song is being dragged to an open slot, above the friends to share with. */
export function PlaylistScene() {
  return (
    <div className={styles.filling} aria-hidden="true">
      <div className={styles.head}>
        <Mosaic covers={rainOnTin.covers} />
        <div>
          <span className={styles.name}>{rainOnTin.name}</span>
          <small>{rainOnTin.length}</small>
        </div>
      </div>
      {rainOnTin.songs.map((song) => (
        <div key={song.title} className={song.title === DRAGGED ? styles.held : styles.place}>
          <SongRow song={song} />
        </div>
      ))}
      <div className={styles.slot}>Drop the next one here</div>
      <div className={styles.share}>
        <Portrait name="Mara" />
        <Portrait name="Teo" />
        <Portrait name="Ife" />
        <b>
          <Icon name="share" />
          Share playlist
        </b>
      </div>
    </div>
  );
}

/** Free Forever: the needle of a meter rests at a price of 0, and the lamp for ads is off. */
export function PriceScene() {
  return (
    <div className={styles.price} aria-hidden="true">
      <Drawing path="drawings/meter" size={400} />
    </div>
  );
}

/** Thoughtful UX: a thumb at the app's buttons, and three arcs for its reach. */
export function ReachScene() {
  return (
    <div className={styles.reach} aria-hidden="true">
      <Phone className={styles.phone}>
        <Screenshot name={featuredScreen.name} alt="" sizes="16rem" />
      </Phone>
      <Drawing className={styles.thumb} path="drawings/thumb" size={400} />
    </div>
  );
}

const COVERS = [
  ...["northbound", "glasshouse", "saltwater", "moth-season", "half-moon", "paper-lanterns"],
  ...["violet-hour", "low-tide", "slow-elevator", "copper-wire", "afterimage", "tin-roof"],
];
/** In five columns. The cover in row 1 and column 2 plays, counted from 0. */
const WALL = [...COVERS, ...COVERS, ...COVERS.slice(0, 6)].map((cover, place) => {
  const distance = Math.hypot(Math.floor(place / 5) - 1, (place % 5) - 2);
  const opacity = Math.max(0.1, Math.round((0.9 - 0.245 * distance) * 100) / 100);
  return { cover, place, isPlaying: distance === 0, opacity };
});

/** Massive Library: a wall of covers, bright around the one that plays. */
export function WallScene() {
  return (
    <div className={styles.wall} aria-hidden="true">
      {WALL.map(({ cover, place, isPlaying, opacity }) =>
        isPlaying ? (
          <span key={place} className={styles.playing}>
            <Cover name={cover} />
            <span className={styles.bars}>
              <PlayingBars />
            </span>
          </span>
        ) : (
          <Cover key={place} name={cover} style={{ opacity }} />
        ),
      )}
    </div>
  );
}
