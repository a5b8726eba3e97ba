import * as styles from "./PriceScene.module.css";

/** The prices a month on the scale of the meter, and their positions in the drawing. */
const PRICES = [
  { price: 0, x: 47.6, y: 112.1 },
  { price: 1, x: 103.5, y: 66 },
  { price: 2, x: 158.6, y: 45.3 },
  { price: 5, x: 234.6, y: 44 },
  { price: 10, x: 296.5, y: 66 },
  { price: 15, x: 352.4, y: 112.1 },
];
/** The ticks of the scale: 8 units long, inward from a circle around (200, 236) with radius 186, from 140 degrees down to 40. */
const TICKS = Array.from({ length: 29 }, (_, index) => {
  const angle = ((140 - (index * 100) / 28) * Math.PI) / 180;
  const at = (radius: number) => `${(200 + radius * Math.cos(angle)).toFixed(1)} ${(236 - radius * Math.sin(angle)).toFixed(1)}`;
  return `M${at(186)}L${at(178)}`;
}).join("");

/** The scene of Free Forever: a meter whose needle rests at a price of 0, and a lamp for ads that is off. */
export function PriceScene() {
  return (
    <div className={styles.price} aria-hidden="true">
      <svg viewBox="0 0 400 190" aria-hidden="true">
        <path fill="none" stroke="var(--muted)" strokeWidth="2" d="M57.5 116.4A186 186 0 0 1 257.5 59.1" />
        <path fill="none" stroke="#7d3a25" strokeWidth="6" d="M256.9 61.0A184 184 0 0 1 341.0 117.7" />
        <path stroke="var(--edge)" strokeWidth="2" d={TICKS} />
        {PRICES.map(({ price, x, y }) => (
          <text key={price} x={x} y={y} fill={price === 0 ? "var(--text)" : undefined}>
            {price}
          </text>
        ))}
        <text x="200" y="130" fill="var(--faint)">
          price a month
        </text>
        <path stroke="var(--text)" strokeLinecap="round" strokeWidth="3" d="M154.0 197.4L56.0 115.2" />
        <path fill="var(--ink-800)" stroke="var(--line)" d="M116 190a86 60 0 0 1 168 0z" />
        <circle cx="356" cy="166" r="6" fill="var(--ink-700)" />
        <text x="328" y="171" fill="var(--faint)">
          ads
        </text>
      </svg>
    </div>
  );
}
