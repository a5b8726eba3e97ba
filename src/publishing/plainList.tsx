import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { utcDateText } from "../releases/dateText";
import type { Release, ReleaseSummary } from "../releases/release";
import { factsOf } from "../releases/summary";
import { namesVersion, versionFragment, versionIds } from "../releases/version";
import { installHelp } from "../site/installHelp";
import { productName, updateText } from "../site/product";
import { appVerifierText, checkCommands, signing } from "../site/signing";

/**
 * The plain list: every release on one page without scripts, styles or images to load (docs/rules.md, 1.8). Links are relative, so
 * the page works under any path prefix.
 */
export function renderPlainList(releases: readonly Release[]): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(<PlainList releases={releases} />)}\n`;
}

// Must not contain a character that React would escape, such as a quote or `>`.
const STYLE =
  "html{scroll-padding-top:1rem}body{max-width:45rem;margin:auto;padding:1rem;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}h1{font-size:min(2em,11vw)}h2{font-size:min(1.5em,9vw)}a{unicode-bidi:isolate}pre{white-space:pre-wrap}";

function PlainList({ releases }: { releases: readonly Release[] }) {
  const ids = versionIds(releases);
  const title = `All releases of ${productName}`;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <style>{STYLE}</style>
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          <p>
            <a href="download">Back to the download page</a>
          </p>
          {releases.map((release, index) => (
            <article key={release.id} id={`release-${release.id}`}>
              <h2 id={ids[index]}>
                <a href={`download${versionFragment(release.version)}`}>{plainTitle(release)}</a>
              </h2>
              <p>
                {release.date && <time dateTime={release.date}>{utcDateText(release.date)}</time>}
                {factsOf(release).map((fact) => ` · ${fact}`)}
                {release.downloadUrl && (
                  <>
                    {" · "}
                    <a href={release.downloadUrl}>Download {release.version}</a>
                  </>
                )}
              </p>
              <PlainChanges features={release.features} />
              {release.files.length > 0 && (
                <ul>
                  {release.files.map(({ name, size, downloadUrl, sha256 }) => (
                    <li key={downloadUrl}>
                      <a href={downloadUrl}>{name}</a>
                      {size !== null && `, ${size} bytes`}
                      {sha256 && (
                        <>
                          , SHA-256 <code>{sha256}</code>
                        </>
                      )}
                    </li>
                  ))}
                </ul>
              )}
            </article>
          ))}
          <PlainHelp />
        </main>
      </body>
    </html>
  );
}

/** How to install the app, and how to check a file by hand (docs/rules.md, 3.20 and 13.6). */
function PlainHelp() {
  const { steps, requirement, failed, reasons, google, googlePages } = installHelp;
  return (
    <>
      <section id="install">
        <h2>How to install</h2>
        <PlainItems as="ol" items={steps} />
        <p>{updateText}</p>
        {requirement && <p>{requirement}</p>}
        <h3>{failed}</h3>
        <PlainItems items={reasons} />
        <p>{google}</p>
        <ul>
          {googlePages.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </section>
      <section id="command-line">
        <h2>{checkCommands.title}</h2>
        <p>{checkCommands.text}</p>
        <ul>
          {checkCommands.commands.map(([system, command]) => (
            <li key={system}>
              {system}: <code>{command}</code>
            </li>
          ))}
        </ul>
        {signing && (
          <>
            <p>{checkCommands.certificate}</p>
            <pre>{appVerifierText(signing)}</pre>
          </>
        )}
      </section>
    </>
  );
}

/** The name of a release, with its tag unless the name contains it (docs/rules.md, 3.24), for the feed and the plain list. */
export function plainTitle(release: ReleaseSummary): string {
  return namesVersion(release) ? release.name : `${release.name} (${release.version})`;
}

/** The feature lines of a release without styles, for the feed and the plain list (docs/rules.md, 3.8). */
export function PlainChanges({ features }: { features: readonly string[] }) {
  return features.length > 0 ? <PlainItems items={features} /> : <p>No changes listed for this version.</p>;
}

/** A list without styles. */
function PlainItems({ items, as: List = "ul" }: { items: readonly ReactNode[]; as?: "ul" | "ol" }) {
  return (
    <List>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same line may occur twice, and the list is rendered only once
        <li key={index}>{item}</li>
      ))}
    </List>
  );
}
