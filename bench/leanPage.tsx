import { Fragment, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { fileSizeText, fileSummary } from "../src/features/download/files/fileText";
import {
  beautifulInterface,
  closingCall,
  community,
  hero,
  people,
  posts,
  features as reasons,
  whyChoose,
} from "../src/features/home/homeTexts";
import { nightDrive } from "../src/features/home/music";
import { screenshotPath, screenshots } from "../src/features/home/screenshots";
import { PlainChanges } from "../src/publishing/plainList";
import { utcDateText } from "../src/releases/dateText";
import type { Release } from "../src/releases/release";
import { PLAIN_LIST_PATH } from "../src/releases/urls";
import { versionFragment } from "../src/releases/version";
import { communityUrl, QR_CODE_PATH, releaseFeedPath, routes } from "../src/site/links";
import { downloadMetadata, homeMetadata } from "../src/site/pageMetadata";
import { footerText, goingBackText, productName } from "../src/site/product";
import { readSettings } from "../src/site/settings";

/** The content of the lean pages. */
export interface LeanContent {
  /** The newest first. */
  releases: readonly Release[];
  repositoryUrl: string;
  /** URL of the releases API's list. */
  releasesUrl: string;
}

/** Paths of the lean pages. */
export const LEAN_PATHS = { home: "/lean/home", download: "/lean/download", refreshed: "/lean/download-refreshed" } as const;

/** The text of the hero's heading, on the lean page and on the site's own (docs/rules.md, 2.4). */
export const HERO_TEXT = hero.title.join(" ");

// The URL in the HTML of the benchmark's sites: they are built without the setting for it.
const { siteUrl } = readSettings({});

// CSS without any character that React would escape.
const STYLE = `
*{box-sizing:border-box}
html{background:#0c0a10;color-scheme:dark}
body{margin:0;color:#f6f2ec;font:1rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere}
a{color:inherit}
h1,h2,h3,h4,p,ul,ol,dl,dd{margin:0 0 1rem}
ul,ol{padding:0;list-style:none}
h1,h2,h3{font-weight:700;line-height:1.05}
h1{font-size:clamp(3rem,11vw,8rem)}
h2{font-size:clamp(2rem,6vw,5rem)}
h3{font-size:1.5rem}
h4,dt,.quiet{color:#b4abbf;font-size:.875rem}
header,nav,nav ul{display:flex;flex-wrap:wrap;align-items:center;gap:1rem}
header,main,footer{max-width:76rem;margin:auto;padding:1rem 1.5rem}
header{justify-content:space-between}
nav a,li a{display:inline-block;padding:.4rem 0}
section{padding:3rem 0}
.button{display:inline-block;margin:0 1rem 1rem 0;padding:.8rem 1.6rem;border-radius:2rem;background:#ff7a45;color:#0c0a10;font-weight:600;text-decoration:none}
.other{border:1px solid #776d88;background:none;color:inherit}
.cards{display:grid;gap:1rem}
.cards li,article{padding:1.5rem;border-radius:20px;background:#1d1926}
article{margin-bottom:1rem}
article li{padding:.2rem 0}
footer{display:flex;flex-wrap:wrap;gap:2rem;border-top:1px solid #2e2839}
footer nav,footer nav ul{display:block}
footer h2{font-size:1rem}
code{font-size:.875rem}
@media(min-width:48rem){.cards{grid-template-columns:1fr 1fr 1fr}}
`.replaceAll("\n", "");

/**
 * The reference for the benchmark: the home page and the download page, written by hand to be as small as possible. They have the
 * text that our pages show without scripts, and every link. They have less than 2 KB of their own CSS, system fonts, no images but
 * the logo and the picture in the hero, and no scripts. The alternative texts of other images are plain text; decoration is left out.
 *
 * A second copy of the download page shows a release that was published after the build, with as little as possible: one inline
 * script in the head that calls the API.
 *
 * @returns HTML by path, see {@link LEAN_PATHS}
 */
export function leanPages(content: LeanContent): Record<string, string> {
  const download = htmlOf(<DownloadPage {...content} />);
  return {
    [LEAN_PATHS.home]: htmlOf(<HomePage repositoryUrl={content.repositoryUrl} />),
    [LEAN_PATHS.download]: download,
    [LEAN_PATHS.refreshed]: download.replace("</title>", () => `</title><script>${refreshScript(content.releasesUrl)}</script>`),
  };
}

function htmlOf(page: ReactNode): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(page)}\n`;
}

/**
 * Calls the API at once, and replaces the name, version, date, size, link and feature lines of the built newest release by text.
 */
function refreshScript(releasesUrl: string): string {
  return `const answer = fetch(${JSON.stringify(releasesUrl)}).then((response) => response.json());
  addEventListener("DOMContentLoaded", async () => {
    const [newest] = await answer;
    const element = (id) => document.getElementById(id);
    element("latest-name").textContent = newest.tag_name + " " + newest.name;
    element("latest-date").dateTime = newest.published_at;
    element("latest-date").textContent = newest.published_at.slice(0, 10);
    element("latest-size").textContent = (newest.assets[0].size / 1e6).toFixed(1) + " MB";
    element("latest-file").href = newest.assets[0].browser_download_url;
    document.querySelector("#latest-changes ul").replaceChildren(...newest.body.split("What's Changed:")[1].split("\\n")
      .filter((line) => line.startsWith("####"))
      .map((line) => Object.assign(document.createElement("li"), { textContent: line.slice(4).trim() })));
  });`.replace(/\n\s*/g, " ");
}

/** The links of the top bar and of the groups of the footer: words, and where they lead (docs/rules.md, 10.1 and 10.4). */
function navigation(repositoryUrl: string) {
  const pages = { Home: routes.home, Download: routes.download };
  return {
    topBar: { ...pages, GitHub: repositoryUrl, "Join Community": communityUrl },
    footer: {
      "Quick Links": pages,
      Community: { GitHub: repositoryUrl, "Telegram group": communityUrl },
      Legal: { "Privacy Policy": routes.privacy, "Terms of Service": routes.terms },
    },
  };
}

interface LeanPageProps {
  title: string;
  description: string;
  /** Path of the page within the site. */
  path: string;
  repositoryUrl: string;
  children: ReactNode;
}

function LeanPage({ title, description, path, repositoryUrl, children }: LeanPageProps) {
  const { topBar, footer } = navigation(repositoryUrl);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <link rel="canonical" href={siteUrl + path} />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <style>{STYLE}</style>
      </head>
      <body>
        <a href="#main">Skip to content</a>
        <header>
          <HomeLink />
          <nav aria-label="Main">
            <Links links={topBar} />
          </nav>
        </header>
        <main id="main">{children}</main>
        <footer>
          <div>
            <HomeLink />
            <p>{footerText}</p>
          </div>
          {Object.entries(footer).map(([group, links]) => (
            <nav key={group} aria-label={group}>
              <h2>{group}</h2>
              <Links links={links} />
            </nav>
          ))}
          <p>
            © {new Date().getFullYear()} {productName}
          </p>
        </footer>
      </body>
    </html>
  );
}

function HomeLink() {
  return (
    <a href={routes.home}>
      <img src="/logo.svg" alt={productName} width="129" height="32" />
    </a>
  );
}

function Links({ links }: { links: Readonly<Record<string, string>> }) {
  return (
    <ul>
      {Object.entries(links).map(([label, href]) => (
        <li key={label}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
}

function HomePage({ repositoryUrl }: Pick<LeanContent, "repositoryUrl">) {
  const [home] = screenshots;
  return (
    <LeanPage {...homeMetadata} path={LEAN_PATHS.home} repositoryUrl={repositoryUrl}>
      <section aria-labelledby="hero-title">
        <h1 id="hero-title">{HERO_TEXT}</h1>
        <p>{hero.lead}</p>
        <a className="button" href={routes.download}>
          {hero.download}
        </a>
        <ul>
          {hero.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <img src={screenshotPath(home.name, 360)} alt={home.description} width="256" height="555" />
      </section>
      <section aria-labelledby="why-choose">
        <h2 id="why-choose">{whyChoose.title}</h2>
        <p>{whyChoose.lead}</p>
        <ul className="cards">
          {Object.values(reasons).map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="beautiful-interface">
        <h2 id="beautiful-interface">{beautifulInterface.title}</h2>
        <p>{beautifulInterface.lead}</p>
        <ul className="cards">
          {screenshots.map(({ name, title, description }) => (
            <li key={name} id={`screen-${name}`}>
              <a href={`#screen-${name}`}>{title}</a>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="community">
        <h2 id="community">{community.title}</h2>
        <dl>
          {community.claims.map(({ label, count }) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{count}</dd>
            </Fragment>
          ))}
        </dl>
        <p>{community.lead}</p>
        <a className="button other" href={communityUrl}>
          {community.join}
        </a>
        <ul className="cards">
          {posts.map(({ author, role, time, quote, text, hasPlaylist, reactions }) => (
            <li key={time}>
              <p>
                <b>{people[author]}</b> {role} <time>{time}</time>
              </p>
              {quote && <p className="quiet">{quote}</p>}
              <p>{text}</p>
              {hasPlaylist && (
                <p>
                  <b>{nightDrive.name}</b> {nightDrive.length}
                </p>
              )}
              {reactions && <p className="quiet">Hearts: {reactions.hearts}</p>}
              {reactions?.additions !== undefined && <p className="quiet">Added to a library: {reactions.additions}</p>}
            </li>
          ))}
        </ul>
        <p className="quiet">{community.example}</p>
      </section>
      <section aria-labelledby="closing-call">
        <h2 id="closing-call">{closingCall.title.join(" ")}</h2>
        <a className="button" href={routes.download}>
          {closingCall.download}
        </a>
        <a className="button other" href={routes.versions}>
          {closingCall.updates}
        </a>
      </section>
    </LeanPage>
  );
}

function DownloadPage({ releases: [latest, ...previous], repositoryUrl }: LeanContent) {
  return (
    <LeanPage {...downloadMetadata} path={LEAN_PATHS.download} repositoryUrl={repositoryUrl}>
      <h1>Download for Android</h1>
      <p>
        <a href="#latest" aria-label="To the latest version">
          ↓
        </a>
      </p>
      {latest && <LatestRelease release={latest} repositoryUrl={repositoryUrl} />}
      <section id="versions" aria-labelledby="versions-title">
        <h2 id="versions-title">Previous Versions</h2>
        <a href="#versions-end">Skip the list</a>
        <p className="quiet">{goingBackText}</p>
        {previous.map((release) => (
          <PreviousVersion key={release.id} release={release} />
        ))}
        <p id="versions-end">
          <a href={PLAIN_LIST_PATH}>All versions in a plain list</a>
        </p>
      </section>
    </LeanPage>
  );
}

function LatestRelease({ release, repositoryUrl }: ReleaseProps & Pick<LeanContent, "repositoryUrl">) {
  const { version, name, date, downloadUrl, downloadSize, features, files } = release;
  return (
    <section id="latest" aria-labelledby="latest-name">
      <p>Latest Release</p>
      <h2 id="latest-name">
        {version} {name}
      </h2>
      <p className="quiet">
        {date && (
          <time id="latest-date" dateTime={date}>
            {utcDateText(date)}
          </time>
        )}
      </p>
      <p>
        <a href={QR_CODE_PATH}>Scan with your Android phone</a>
      </p>
      {downloadUrl && (
        <a id="latest-file" className="button" href={downloadUrl} rel="noopener">
          Download Latest
        </a>
      )}
      <p>
        Works on any Android phone ·{" "}
        <span id="latest-size">{downloadSize !== null && <span>{fileSizeText(downloadSize)}</span>}</span>
      </p>
      <p>
        <a href={`${PLAIN_LIST_PATH}#install`}>How to install</a> step by step
      </p>
      <details>
        <summary>All files for other phones</summary>
        <ul>
          {files.map((file) => (
            <li key={file.downloadUrl}>
              <a href={file.downloadUrl} rel="noopener">
                {fileSummary(file)} {file.name}
              </a>{" "}
              SHA-256 <code>{file.sha256}</code>
            </li>
          ))}
        </ul>
      </details>
      <details>
        <summary>Check Your Download</summary>
        <p>
          The app is published on this site and in <a href={`${repositoryUrl}/releases`}>the releases on GitHub</a> only; do not
          trust files from anywhere else.
        </p>
        <p>
          <a href={`${PLAIN_LIST_PATH}#command-line`}>From the command line</a>
        </p>
      </details>
      <details>
        <summary>Hear of new versions feed, GitHub</summary>
        <p>
          <a href={releaseFeedPath}>Follow the feed</a>
        </p>
        <p>
          <a href={repositoryUrl}>Watch releases on GitHub</a>
        </p>
      </details>
      <p>List of {utcDateText(new Date().toISOString())}</p>
      <h3>What's New</h3>
      <div id="latest-changes">
        <PlainChanges features={features} />
      </div>
    </section>
  );
}

interface ReleaseProps {
  release: Release;
}

function PreviousVersion({ release: { version, name, date, downloadUrl, downloadSize, features } }: ReleaseProps) {
  return (
    <article>
      <p className="quiet">{date && <time dateTime={date}>{utcDateText(date)}</time>}</p>
      <h3>
        <a href={versionFragment(version)}>{name}</a> {version}
      </h3>
      <h4>Changes in this version:</h4>
      <PlainChanges features={features} />
      {downloadUrl && (
        <a className="button other" href={downloadUrl} rel="noopener" aria-label={`Download ${name}`}>
          Download
        </a>
      )}
      <p className="quiet">{downloadUrl && fileSummary({ name: downloadUrl, size: downloadSize })}</p>
      <details>
        <summary>All files of {name}</summary>
        <p>
          The files are in <a href={PLAIN_LIST_PATH + versionFragment(version)}>the plain list</a>.
        </p>
      </details>
    </article>
  );
}
