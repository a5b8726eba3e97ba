import { useSiteMetadata } from "../../components/useSiteMetadata";
import { community } from "../../site/product";

/** For a page that shows today as the date of its last update. */
export function AboutChanges() {
  return (
    <>
      The date above is that of the page as you see it, not of the last change of its text.
      Important changes are also announced {community && `in the ${community.label} and `}in the
      release notes.
    </>
  );
}

/** Says where to ask. */
export function Questions({ about }: { about: string }) {
  const { repositoryUrl } = useSiteMetadata();
  return (
    <p>
      Questions about {about} are welcome{" "}
      {community && (
        <>
          in the <a href={community.url}>{community.label}</a> or{" "}
        </>
      )}
      as an issue on <a href={repositoryUrl}>GitHub</a>.
    </p>
  );
}
