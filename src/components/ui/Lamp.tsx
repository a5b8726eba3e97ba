import { usePauseUnseen } from "../../effects/usePauseUnseen";
import * as styles from "./Lamp.module.css";

/** A live lamp, before the word that says what is live. Decoration. */
export function Lamp() {
  const ref = usePauseUnseen<HTMLSpanElement>();
  return <span ref={ref} className={styles.lamp} aria-hidden="true" />;
}
