import * as styles from "./shared.module.css";

/** The class of a title. With letters that are not Latin, all of it is in the fallback font. */
export const titleFont = (title: string) =>
  /[^\p{Script=Latin}\p{Script=Common}]/u.test(title) ? styles.fallback : undefined;
