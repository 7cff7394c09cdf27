import type { NavEntry, PagePath } from '#model/nav';

/** One thing that a page has to teach: what, the anchor where, and words that must stand there. */
export type Lesson = readonly [teaches: string, anchor: string, ...says: string[]];

/** What a section has to teach, by page. An empty anchor is the text before the first heading. */
export type Lessons = Readonly<Record<PagePath, readonly Lesson[]>>;

/** Every page below an entry of the navigation tree. */
export function pagesBelow(entry: NavEntry): PagePath[] {
  if (entry.kind === 'page') return [entry.path];
  return 'children' in entry ? entry.children.flatMap(pagesBelow) : [];
}

/** What is wrong with the lesson on a built page; nothing if it is taught. */
export function faultOf([teaches, anchor, ...says]: Lesson, html: string): string | undefined {
  const section = sectionAt(anchor, html);
  if (section === undefined) return `"${teaches}": there is no anchor #${anchor}`;
  const text = textOf(section);
  const missing = says.filter((word) => !text.includes(word));
  return missing.length > 0 ? `"${teaches}": #${anchor} does not say ${missing.join(', ')}` : undefined;
}

/** From the anchor to the next heading that is not below it. */
function sectionAt(anchor: string, html: string): string | undefined {
  const article = html.slice(html.indexOf('<h1'));
  if (anchor === '') return article.slice(0, article.search(/<h2[ >]/));
  const at = article.indexOf(` id="${anchor}"`);
  if (at < 0) return undefined;
  const level = Number(/<h([2-4])[^<>]*$/.exec(article.slice(0, at))?.[1] ?? 4);
  const rest = article.slice(at);
  const end = rest.search(new RegExp(`<h[2-${level}][ >]`));
  return end < 0 ? rest : rest.slice(0, end);
}

function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
