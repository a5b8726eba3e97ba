import { isLatin } from "../releases/safeText";
import * as styles from "./shared.module.css";

/** The class of a title. With letters that are not Latin, all of it is in the fallback font. */
export const titleFont = (title: string) => (isLatin(title) ? undefined : styles.fallback);
