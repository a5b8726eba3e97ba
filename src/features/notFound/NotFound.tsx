import { Link } from "gatsby";
import { buttonClass } from "../../components/buttonClass";
import * as sharedStyles from "../../components/shared.module.css";
import { routes } from "../../site/links";
import * as styles from "./NotFound.module.css";
import { notFoundTexts } from "./notFoundTexts";

/** The 404 page (docs/rules.md, 9.6). */
export function NotFound() {
  return (
    <div className={styles.lost}>
      <BrokenRecord />
      <div className={sharedStyles.message}>
        <h1>{notFoundTexts.title}</h1>
        <p>{notFoundTexts.text}</p>
        <Link className={buttonClass({})} to={routes.home}>
          {notFoundTexts.home}
        </Link>
      </div>
    </div>
  );
}

/** The edge that both halves share. */
const CRACK = "430 -20L470 110L438 190L498 300L455 392L520 455L488 520L552 610L505 705L560 800L530 880L580 1020";
const GROOVE_OPACITIES = [0.5, 0.9, 0.35, 0.7];
const GROOVES = Array.from({ length: 22 }, (_, index) => ({
  radius: 178 + index * 14.2,
  opacity: GROOVE_OPACITIES[index % GROOVE_OPACITIES.length],
}));
const HALVES = [
  { id: "record-left", outline: `M-40 -40L${CRACK}L-40 1040z`, place: "rotate(-5 500 900) translate(-16 8)" },
  { id: "record-right", outline: `M1040 -40L${CRACK}L1040 1040z`, place: "rotate(4 500 900) translate(20 -6)" },
];

/** A drawn record, broken in two. Decoration. */
function BrokenRecord() {
  return (
    <svg className={styles.record} viewBox="-60 -40 1130 1080" aria-hidden="true">
      <defs>
        {HALVES.map(({ id, outline }) => (
          <clipPath key={id} id={id}>
            <path d={outline} />
          </clipPath>
        ))}
        <g id="record-disc">
          <circle cx="500" cy="500" r="496" fill="var(--ink-900)" stroke="var(--case)" strokeWidth="2" />
          <g fill="none" stroke="var(--line)" strokeWidth="2">
            {GROOVES.map(({ radius, opacity }) => (
              <circle key={radius} cx="500" cy="500" r={radius} strokeOpacity={opacity} />
            ))}
          </g>
          <path
            fill="var(--text)"
            opacity="0.045"
            d="M500 500L905 190A510 510 0 0 1 985 330zM500 500L95 810A510 510 0 0 1 15 670z"
          />
          <circle cx="500" cy="500" r="160" fill="var(--ember)" stroke="var(--ink-950)" strokeWidth="3" />
          <path
            fill="var(--amber)"
            d="M500 372a128 128 0 0 1 128 128h-52a76 76 0 0 0-76-76zM500 628a128 128 0 0 1-128-128h52a76 76 0 0 0 76 76z"
          />
          <circle cx="500" cy="500" r="15" fill="var(--ink-950)" />
        </g>
      </defs>
      {HALVES.map(({ id, place }) => (
        <g key={id} transform={place}>
          <g clipPath={`url(#${id})`}>
            <use href="#record-disc" />
          </g>
          <path fill="none" stroke="#5d536d" strokeWidth="2.5" d={`M${CRACK}`} />
        </g>
      ))}
    </svg>
  );
}
