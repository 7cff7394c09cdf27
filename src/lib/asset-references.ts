/** Finds references to the site's files. Works for the output of our build, not for arbitrary HTML or JavaScript. */

const IN_HTML = /"(\/(?:_astro|static)\/[\w./-]+\.\w+)"/g;
const STATIC_IMPORT = /\b(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g;

/** Files referenced in attributes of a page: scripts, stylesheets, fonts, code of demos. */
export function assetsInHtml(html: string): string[] {
  return distinct(html.matchAll(IN_HTML));
}

/** File names of the static imports of a module, relative to its folder. */
export function staticImports(code: string): string[] {
  return distinct(code.matchAll(STATIC_IMPORT));
}

function distinct(matches: Iterable<RegExpMatchArray>): string[] {
  return [...new Set(Array.from(matches, (match) => match[1] ?? ''))];
}
