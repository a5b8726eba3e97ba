import { lazy, useDeferredValue, useState } from "react";
import { fragmentIn, usePageUrl } from "../../../browser/pageUrl";
import { hydrateLater } from "../../../components/hydrateLater";
import { versionIn } from "../../../releases/version";
import { LazyTool } from "../LazyTool";
import { useReleaseList } from "../list/useReleaseList";
import { PlainListLink, SectionErrorBoundary } from "../releaseParts";

const LinkedVersion = lazy(async () => ({ default: (await import("./LinkedVersion")).LinkedVersion }));

/**
 * Shows the version that the page's URL names, as in `/download#2.3.2` (docs/rules.md, 3.27). It hydrates with the sections around it.
 * What it takes is loaded with the first such URL.
 */
export const LinkedVersionSection = hydrateLater(function LinkedVersionSection() {
  return (
    <SectionErrorBoundary name="The version of this link" offersPlainList>
      <LinkFromUrl />
    </SectionErrorBoundary>
  );
});

/** The last link that may name a version. */
interface Link {
  /** The URL of the page, which may have changed since. */
  pageUrl: string;
  fragment: string;
  /** 1 for the URL with which the page opened, and greater for what the visitor followed on the page. */
  number: number;
}

const failure = (
  <>
    The version could not be loaded. <PlainListLink />
  </>
);

function LinkFromUrl() {
  const { known } = useDeferredValue(useReleaseList());
  const pageUrl = usePageUrl();
  const [link, setLink] = useState<Link | null>(null);
  if (pageUrl && pageUrl !== link?.pageUrl) setLink(linkAfter(link, pageUrl));
  if (!link) return null;
  const { fragment, number } = link;
  // A tag that alone does not look like a version, such as `nightly`, counts if a release has exactly that one.
  const isTag = known.some(({ version }) => version === fragment) && !document.getElementById(fragment);
  const version = versionIn(fragment) ?? (isTag ? fragment : null);
  const onSameLink = () => fragmentIn(pageUrl) === fragment && setLink({ ...link, number: number + 1 });
  return (
    version !== null && (
      <LazyTool key={number} failure={failure}>
        <LinkedVersion version={version} isOpening={number === 1} onSameLink={onSameLink} />
      </LazyTool>
    )
  );
}

/** The link after a change of the URL. It stays if that is only in a parameter, and after a link to a part of the page, which would move. */
function linkAfter(last: Link | null, pageUrl: string): Link {
  const fragment = fragmentIn(pageUrl);
  const isSame = last !== null && fragmentIn(last.pageUrl) === fragment;
  const isPart = versionIn(fragment) === null && document.getElementById(fragment) !== null;
  if (last && (isSame || isPart)) return { ...last, pageUrl };
  return { pageUrl, fragment, number: (last?.number ?? 0) + 1 };
}
