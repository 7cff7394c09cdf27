/** What Astro writes before the first island: a shared style, then the scripts that define and hydrate islands. */
const ISLAND_RUNTIME = /<style>astro-island[^<]*<\/style>(?:<script>[\s\S]*?<\/script>)*/g;
const EMOTION_STYLE = /<style data-emotion="([^"]*)">([\s\S]*?)<\/style>/g;

/**
 * Moves the styles and scripts of demos from the body to the head, without duplicates. That makes the body valid HTML,
 * lets hydration match the markup, and runs the script that selects the code language before any code is painted.
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

/** Emotion looks up global rules by their full name, so they stay separate; all others are merged per cache. */
function styleElements(rules: ReadonlyMap<string, string>): string[] {
  const merged = new Map<string, { ids: Set<string>; css: string }>();
  const single: string[] = [];
  for (const [names, css] of rules) {
    const [key = '', ...ids] = names.split(' ');
    if (key.endsWith('-global')) {
      single.push(`<style data-emotion="${names}">${css}</style>`);
      continue;
    }
    const group = merged.get(key) ?? { ids: new Set<string>(), css: '' };
    merged.set(key, { ids: new Set([...group.ids, ...ids]), css: group.css + css });
  }
  const groups = Array.from(
    merged,
    ([key, { ids, css }]) => `<style data-emotion="${[key, ...ids].join(' ')}">${css}</style>`,
  );
  return [...single, ...groups];
}
