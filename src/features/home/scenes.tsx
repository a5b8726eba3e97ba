import { Icon } from "../../components/Icon";
import * as sharedStyles from "../../components/shared.module.css";
import { featuredScreen } from "../../site/product";
import { Cover, Mosaic, Portrait, SongRow } from "./drawings";
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

const PRICES = [
  { price: 0, x: 48, y: 112 },
  { price: 1, x: 103, y: 66 },
  { price: 2, x: 159, y: 45 },
  { price: 5, x: 235, y: 44 },
  { price: 10, x: 297, y: 66 },
  { price: 15, x: 352, y: 112 },
];

/** Free Forever: the needle of a meter rests at a price of 0, and the lamp for ads is off. */
export function PriceScene() {
  return (
    <div className={styles.price} aria-hidden="true">
      <svg viewBox="0 0 400 190" aria-hidden="true">
        <path
          fill="none"
          stroke="var(--muted)"
          strokeWidth="2"
          d="M57.5 116.4A186 186 0 0 1 257.5 59.1"
        />
        <path
          fill="none"
          stroke="color-mix(in srgb, var(--ember) 46%, var(--ink-950))"
          strokeWidth="6"
          d="M257 61A184 184 0 0 1 341 117.7"
        />
        <path
          fill="none"
          stroke="var(--edge)"
          strokeWidth="8"
          strokeDasharray="2 9.345"
          d="M59.94 119.78A182 182 0 0 1 340.06 119.78"
        />
        {PRICES.map(({ price, x, y }) => (
          <text key={price} x={x} y={y} fill={price === 0 ? "currentColor" : undefined}>
            {price}
          </text>
        ))}
        <text x="200" y="130" fill="var(--faint)">
          price a month
        </text>
        <path stroke="currentColor" strokeLinecap="round" strokeWidth="3" d="M154 197.4 56 115.2" />
        <path fill="var(--ink-800)" stroke="var(--line)" d="M116 190a86 60 0 0 1 168 0z" />
        <circle cx="356" cy="166" r="6" fill="var(--ink-700)" />
        <text x="328" y="171" fill="var(--faint)">
          ads
        </text>
      </svg>
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
      <svg className={styles.thumb} viewBox="0 0 400 400" aria-hidden="true">
        <g strokeDasharray="3 9" transform="translate(372 400)">
          <circle r="140" stroke="var(--mint)" />
          <circle r="230" stroke="var(--amber)" />
          <circle r="322" stroke="var(--ember)" />
        </g>
        <g stroke="var(--muted)" transform="translate(240 268)rotate(-62)">
          <path
            fill="var(--ink-800)"
            d="M-42 240Q-30 180-30 148c0-14-6-20-5-36 1-14 5-24 2-44C-38 28-24 0 2 0s37 26 36 68
              c-1 20-9 28-9 42 0 30 30 84 111 72"
          />
          <path
            strokeWidth="2"
            d="M-12 67C-21 64-23 51-23 39-23 21-14 9 2 9s25 12 23 30c-1 12-3 26-11 28q-12 4-26 0
              M-23 35c5-17 43-17 48 0M-15 110q16-8 34-1M-21 120q22-10 43-1M-15 130q16-7 33-1"
          />
        </g>
      </svg>
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
