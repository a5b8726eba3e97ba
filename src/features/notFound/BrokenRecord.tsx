import * as styles from "./BrokenRecord.module.css";

/** The edge that both halves share. */
const CRACK = "430 -20L470 110L438 190L498 300L455 392L520 455L488 520L552 610L505 705L560 800L530 880L580 1020";
const GROOVE_OPACITIES = [0.5, 0.9, 0.35, 0.7];
const GROOVES = Array.from({ length: 22 }, (_, index) => ({
  radius: 178 + index * 14.2,
  opacity: GROOVE_OPACITIES[index % GROOVE_OPACITIES.length],
}));

/** A drawn record, broken in two. Decoration. */
export function BrokenRecord() {
  return (
    <svg className={styles.record} viewBox="-60 -40 1130 1080" aria-hidden="true">
      <defs>
        <clipPath id="record-left">
          <path d={`M-40 -40L${CRACK}L-40 1040z`} />
        </clipPath>
        <clipPath id="record-right">
          <path d={`M1040 -40L${CRACK}L1040 1040z`} />
        </clipPath>
        <g id="record-disc">
          <circle className={styles.disc} cx="500" cy="500" r="496" />
          <g className={styles.groove}>
            {GROOVES.map(({ radius, opacity }) => (
              <circle key={radius} cx="500" cy="500" r={radius} strokeOpacity={opacity} />
            ))}
          </g>
          <path className={styles.shine} d="M500 500L905 190A510 510 0 0 1 985 330zM500 500L95 810A510 510 0 0 1 15 670z" />
          <circle className={styles.label} cx="500" cy="500" r="160" />
          <path
            className={styles.print}
            d="M500 372a128 128 0 0 1 128 128h-52a76 76 0 0 0-76-76zM500 628a128 128 0 0 1-128-128h52a76 76 0 0 0 76 76z"
          />
          <circle className={styles.hole} cx="500" cy="500" r="15" />
        </g>
      </defs>
      <g transform="rotate(-5 500 900) translate(-16 8)">
        <g clipPath="url(#record-left)">
          <use href="#record-disc" />
        </g>
        <path className={styles.crack} d={`M${CRACK}`} />
      </g>
      <g transform="rotate(4 500 900) translate(20 -6)">
        <g clipPath="url(#record-right)">
          <use href="#record-disc" />
        </g>
        <path className={styles.crack} d={`M${CRACK}`} />
      </g>
    </svg>
  );
}
