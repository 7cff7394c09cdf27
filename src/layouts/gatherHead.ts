/** What Astro writes before one of the islands: a style for all, then the scripts that make and wake them. */
const ISLAND_RUNTIME = /<style>astro-island[^<]*<\/style>(?:<script>[\s\S]*?<\/script>)*/g;
const EMOTION_STYLE = /<style data-emotion="([^"]*)">([\s\S]*?)<\/style>/g;

/**
 * Demos write styles and scripts into the middle of the page. Here they move to the head, every rule once: the body is
 * valid HTML, what hydrates finds exactly the elements it would make, and the script that shows the reader's language of
 * code runs before any code is painted.
 */
export function gatherHead(html: string): string {
  const runtime: string[] = [];
  const rules = new Map<string, string>();
  const body = html
    .replace(ISLAND_RUNTIME, (found) => (runtime.push(found), ''))
    .replace(EMOTION_STYLE, (_, names: string, css: string) => (rules.set(names, css), ''));
  const head = [...runtime, ...styleElements(rules)].join('');
  return head ? body.replace('</head>', () => `${head}</head>`) : html;
}

/** Global rules are looked up one by one, by their whole name; all others are joined to one element per cache. */
function styleElements(rules: ReadonlyMap<string, string>): string[] {
  const joined = new Map<string, { ids: Set<string>; css: string }>();
  const single: string[] = [];
  for (const [names, css] of rules) {
    const [key = '', ...ids] = names.split(' ');
    if (key.endsWith('-global')) {
      single.push(`<style data-emotion="${names}">${css}</style>`);
      continue;
    }
    const group = joined.get(key) ?? { ids: new Set<string>(), css: '' };
    joined.set(key, { ids: new Set([...group.ids, ...ids]), css: group.css + css });
  }
  const groups = Array.from(joined, ([key, { ids, css }]) => `<style data-emotion="${[key, ...ids].join(' ')}">${css}</style>`);
  return [...single, ...groups];
}
