/**
 * A built page as somebody would have written it by hand: the same mark-up, the same inlined CSS and the font's preload, but no
 * script, no data, no preload of either and no policy, which would forbid the one script that is written into it here.
 */
export function handWrittenPage(builtHtml: string): string {
  return builtHtml
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<link\b[^>]*rel="(?:preload|modulepreload|prefetch)"[^>]*>/g, (link) => (link.includes('as="font"') ? link : ""))
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "")
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/ data-(?:react-helmet|href|identity|gatsby-[a-z-]+)="[^"]*"/g, "");
}

/**
 * The same, with the shortest script that brings the newest release's name up to date: the least that a release published since
 * the build can cost.
 *
 * @param url of the releases API's list
 * @param selector of the element that holds the name
 */
export function handWrittenPageWithRefresh(builtHtml: string, url: string, selector: string): string {
  const script = `fetch(${JSON.stringify(url)}).then(r=>r.json()).then(l=>{document.querySelector(${JSON.stringify(selector)}).textContent=l[0].name})`;
  return handWrittenPage(builtHtml).replace("</body>", `<script>${script}</script></body>`);
}
