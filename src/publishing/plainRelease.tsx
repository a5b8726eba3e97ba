import type { ReleaseSummary } from "../releases/release";
import { namesVersion } from "../releases/version";

/** The name of a release, with its tag unless the name contains it (docs/rules.md, 3.24), for the feed and the plain list. */
export function plainTitle(release: ReleaseSummary): string {
  return namesVersion(release) ? release.name : `${release.name} (${release.version})`;
}

interface PlainChangesProps {
  features: readonly string[];
}

/** The feature lines of a release without styles, for the feed and the plain list (docs/rules.md, 3.8). */
export function PlainChanges({ features }: PlainChangesProps) {
  if (features.length === 0) return <p>No changes listed for this version.</p>;
  return (
    <ul>
      {features.map((feature, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same line may occur twice, and the list is rendered only once
        <li key={index}>{feature}</li>
      ))}
    </ul>
  );
}
