/** Which of the site's own files a text refers to. Good for what our build writes, not for any HTML or JavaScript. */

const IN_HTML = /"(\/(?:_astro|static)\/[\w./-]+\.\w+)"/g;
const STATIC_IMPORT = /\b(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g;

/** Files named in attributes of a page: scripts, style sheets, fonts, the code of its demos. */
export function assetsInHtml(html: string): string[] {
  return distinct(html.matchAll(IN_HTML));
}

/** Modules without which a module cannot run, by their file names, which lie in its own folder. */
export function staticImports(code: string): string[] {
  return distinct(code.matchAll(STATIC_IMPORT));
}

function distinct(matches: Iterable<RegExpMatchArray>): string[] {
  return [...new Set(Array.from(matches, (match) => match[1] ?? ''))];
}
