import { withPrefix } from "gatsby";
import type { Person } from "./community";
import * as styles from "./Portrait.module.css";

interface PortraitProps {
  person: Person;
}

/** The drawn face of a person. Screen readers skip it, because the name is beside it. */
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
