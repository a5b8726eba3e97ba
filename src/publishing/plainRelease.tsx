import type { ReactNode } from "react";
import type { ReleaseSummary } from "../releases/release";
import { namesVersion } from "../releases/version";

/** The name of a release, with its tag unless the name contains it (docs/rules.md, 3.24), for the feed and the plain list. */
export function plainTitle(release: ReleaseSummary): string {
  return namesVersion(release) ? release.name : `${release.name} (${release.version})`;
}

/** The feature lines of a release without styles, for the feed and the plain list (docs/rules.md, 3.8). */
export function PlainChanges({ features }: { features: readonly string[] }) {
  return features.length > 0 ? <PlainItems items={features} /> : <p>No changes listed for this version.</p>;
}

/** A list without styles. */
export function PlainItems({ items, as: List = "ul" }: { items: readonly ReactNode[]; as?: "ul" | "ol" }) {
  return (
    <List>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same line may occur twice, and the list is rendered only once
        <li key={index}>{item}</li>
      ))}
    </List>
  );
}
