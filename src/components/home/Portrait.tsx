import { withPrefix } from "gatsby";
import type { Person } from "../../site/home";
import * as styles from "./Portrait.module.css";

interface PortraitProps {
  person: Person;
}

/** Someone's face, drawn. The name stands beside it. */
export function Portrait({ person }: PortraitProps) {
  return (
    <img
      className={styles.portrait}
      src={withPrefix(`/people/${person.portrait}.svg`)}
      alt=""
      width="48"
      height="48"
      loading="lazy"
      decoding="async"
    />
  );
}
