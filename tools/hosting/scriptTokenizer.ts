/** A `<script>` element in an HTML document. */
export interface ScriptElement {
  /** Lowercase names; the first of duplicate attributes wins. */
  readonly attributes: ReadonlyMap<string, string>;
  /** The text that a browser would run, with normalized line breaks. */
  readonly text: string;
}

/** Elements with raw text content, in which `<script>` is not an element. */
const RAW_TEXT = new Set(['style', 'textarea', 'title', 'noscript', 'iframe', 'xmp', 'noembed', 'noframes']);

const MARKUP = /<!--|<[!?]|<\/(?![a-z])|<(?<slash>\/?)(?<name>[a-z][^\s/>]*)/iy;

/**
 * Finds the scripts of an HTML document like a browser: not in comments, attribute values or raw text elements, and with
 * the special rules for `<!--` inside a script.
 */
export function findScripts(html: string): ScriptElement[] {
  const scripts: ScriptElement[] = [];
  let at = html.indexOf('<');
  while (at !== -1) {
    MARKUP.lastIndex = at;
    const markup = MARKUP.exec(html);
    const end = markup ? readMarkup(html, markup, scripts) : at + 1;
    at = html.indexOf('<', end);
  }
  return scripts;
}

/** Returns the position after the markup, and adds a script to the list if it finds one. */
function readMarkup(html: string, markup: RegExpExecArray, scripts: ScriptElement[]): number {
  if (markup[0] === '<!--') return endOfComment(html, markup.index);
  const { name: writtenName, slash } = markup.groups ?? {};
  if (writtenName === undefined) return endOfDeclaration(html, markup.index);

  const tag = readAttributes(html, markup.index + markup[0].length);
  const name = slash === '/' ? '' : writtenName.toLowerCase();
  if (RAW_TEXT.has(name)) return endOfRawText(html, tag.end, name);
  if (name !== 'script') return tag.end;
  const end = endOfScript(html, tag.end);
  scripts.push({ attributes: tag.attributes, text: asParsed(html.slice(tag.end, end)) });
  return end;
}

/** The HTML parser makes these replacements before the text is hashed. */
function asParsed(text: string): string {
  return text.replace(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD');
}

/** `<!-->` and `<!--->` are complete comments, and `--!>` ends a comment too. */
function endOfComment(html: string, at: number): number {
  const comment = /<!--(?:-?>|[^]*?(?:--!?>|$))/y;
  comment.lastIndex = at;
  return at + (comment.exec(html)?.[0].length ?? html.length);
}

function endOfDeclaration(html: string, at: number): number {
  const end = html.indexOf('>', at);
  return end === -1 ? html.length : end + 1;
}

/** An unclosed quote extends to the end of the text. */
const VALUE = String.raw`"(?<double>[^"]*)(?:"|$)|'(?<single>[^']*)(?:'|$)|(?<bare>[^\s>]*)`;
const ATTRIBUTE = new RegExp(String.raw`[\s/]*(?:(?<end>>)|(?<name>[^\s/>][^\s/>=]*)(?:\s*=\s*(?:${VALUE}))?)`, 'y');

function readAttributes(html: string, from: number): { attributes: Map<string, string>; end: number } {
  const attributes = new Map<string, string>();
  ATTRIBUTE.lastIndex = from;
  for (let part = ATTRIBUTE.exec(html); part; part = ATTRIBUTE.exec(html)) {
    const { end, name = '', double, single, bare } = part.groups ?? {};
    if (end !== undefined) return { attributes, end: ATTRIBUTE.lastIndex };
    if (!attributes.has(name.toLowerCase())) attributes.set(name.toLowerCase(), double ?? single ?? bare ?? '');
  }
  return { attributes, end: html.length };
}

/**
 * In the "script data double escaped" state, after `<!--` and `<script`, the next `</script` does not end the element. The
 * rule exists for scripts that were commented out for browsers without scripting.
 */
function endOfScript(html: string, from: number): number {
  const marks = /<!--|-->|<\/script(?=[\s/>])|<script(?=[\s/>])/gi;
  marks.lastIndex = from;
  let hiding: 'no' | 'comment' | 'script' = 'no';
  for (let mark = marks.exec(html); mark; mark = marks.exec(html)) {
    const text = mark[0].toLowerCase();
    if (text === '</script' && hiding !== 'script') return mark.index;
    if (text === '</script') hiding = 'comment';
    if (text === '<script' && hiding === 'comment') hiding = 'script';
    if (text === '-->') hiding = 'no';
    if (text !== '<!--') continue;
    if (hiding === 'no') hiding = 'comment';
    marks.lastIndex -= 2; // the dashes of `<!-->` belong to the end mark as well
  }
  return html.length;
}

function endOfRawText(html: string, from: number, name: string): number {
  const end = new RegExp(String.raw`</${name}(?=[\s/>])`, 'gi');
  end.lastIndex = from;
  return end.exec(html)?.index ?? html.length;
}
