interface PlainChangesProps {
  features: readonly string[];
}

/** The feature lines of a release where nothing is styled: the feed and the complete list (product spec, section 8). */
export function PlainChanges({ features }: PlainChangesProps) {
  if (features.length === 0) return <p>No changes listed for this version.</p>;
  return (
    <ul>
      {features.map((feature, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same line may stand twice, and the list is written once
        <li key={index}>{feature}</li>
      ))}
    </ul>
  );
}
