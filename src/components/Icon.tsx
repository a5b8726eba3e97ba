import * as styles from "./shared.module.css";

/** On a grid of 24 by 24. */
const PATHS = {
  arrowDown: "M12 4v16M5.5 13.5 12 20l6.5-6.5",
  check: "M4.5 12.5 10 18 19.5 6.5",
  close: "M6 6l12 12M18 6 6 18",
  download: "M12 4v12M6.5 11l5.5 5.5 5.5-5.5M5 20.5h14",
  externalLink: "M7 17 17 7M9 7h8v8",
  heart: "M12 20S4 15 4 9.3A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 8 2.3C20 15 12 20 12 20z",
  menu: "M4 8h16M4 16h16",
  note:
    "M9 18V5l10-2v12.5M9 18a3 2.5 0 1 1-6 0 3 2.5 0 0 1 6 0z" +
    "M19 15.5a3 2.5 0 1 1-6 0 3 2.5 0 0 1 6 0z",
  share: "M12 15V4M8 7.5 12 3.5l4 4M5 13v6.5h14V13",
} as const;

/** An icon in the colour of the text around it. Screen readers skip it, so it needs words. */
export function Icon({ name }: { name: keyof typeof PATHS }) {
  const className = name === "externalLink" ? `${styles.icon} ${styles.smallIcon}` : styles.icon;
  return (
    <svg className={className} width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
