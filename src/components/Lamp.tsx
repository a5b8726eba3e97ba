import { useMotionInSight } from "../effects/useMotionInSight";
import * as styles from "./Lamp.module.css";

/** A small lamp that glows, before a word that says what is live. Decoration. */
export function Lamp() {
  const ref = useMotionInSight<HTMLSpanElement>();
  return <span ref={ref} className={styles.lamp} aria-hidden="true" />;
}
