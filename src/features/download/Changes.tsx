import * as styles from "./Changes.module.css";

interface ChangesProps {
  features: readonly string[];
}

/** The feature lines of a release, as text, or a sentence that says that there are none (docs/rules.md, 3.8). */
export function Changes({ features }: ChangesProps) {
  if (features.length === 0) return <p className={styles.none}>No changes listed for this version.</p>;
  return (
    <ul className={styles.changes}>
      {features.map((feature, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a release may have the same line twice, and a changed list is rendered as a whole
        <li key={index}>{feature}</li>
      ))}
    </ul>
  );
}
