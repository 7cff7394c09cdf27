/** Presentational elements, and the style element of grids. Excludes elements that run, embed, submit or animate. */
const TAGS: ReadonlySet<string> = new Set(
  [
    'a abbr b bdi br button caption code col colgroup dd del div dl dt em fieldset figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i img input ins',
    'kbd label legend li mark meter nav ol optgroup option output p pre progress q s samp section select small span strong sub summary sup table tbody',
    'td textarea tfoot th thead time tr u ul var wbr style',
    'svg g path rect circle ellipse line polygon polyline text tspan title desc defs clipPath mask linearGradient radialGradient stop pattern marker',
  ]
    .join(' ')
    .split(' '),
);

/** The exact form in which browsers serialize elements; markup in any other form is rejected. */
const PIECE = /[^<>]+|<!--[\w$&/?! ]*-->|<\/[a-zA-Z][\w-]*>|<([a-zA-Z][\w-]*)((?: [a-zA-Z_:][\w:.-]*="[^"]*")*)>/y;
/** Without `<`, so that no parser can interpret part of a style as an element. */
const STYLE_CONTENT = /[^<]*<\/style>/y;
const ATTRIBUTE = / ([^=]+)="([^"]*)"/g;
const RUNS_CODE = /^(?:on|formaction$|srcdoc$)/i;
const LINK_ATTRIBUTE = /^(?:xlink:)?href$/i;
const SAFE_URL = /^(?:https?:\/\/|mailto:|[#/?.]|$)/i;

/** Whether HTML is a plain copy of elements: no scripts, event handlers or frames, regardless of the parser. */
export function isPlainMarkup(html: string): boolean {
  for (let position = 0; position < html.length;) {
    PIECE.lastIndex = position;
    const piece = PIECE.exec(html);
    if (!piece) return false;
    const [{ length }, tag, attributes = ''] = piece;
    if (tag !== undefined && !isPlainElement(tag, attributes)) return false;
    position += length;
    if (tag !== 'style') continue;
    STYLE_CONTENT.lastIndex = position;
    if (!STYLE_CONTENT.test(html)) return false;
    position = STYLE_CONTENT.lastIndex;
  }
  return true;
}

function isPlainElement(tag: string, attributes: string): boolean {
  // Case-sensitive: only SVG elements have uppercase letters in their names.
  if (!TAGS.has(tag)) return false;
  return [...attributes.matchAll(ATTRIBUTE)].every(([, name = '', value = '']) => {
    if (RUNS_CODE.test(name)) return false;
    return !LINK_ATTRIBUTE.test(name) || SAFE_URL.test(value);
  });
}
