/** How text becomes words, for what is indexed and for what is asked alike. */

export interface Word {
  /** Lowercase, as it was written. */
  text: string;
  start: number;
  end: number;
  /** Parts of a name: `pinnedColumns` is also `pinned` and `columns`. Empty for a plain word. */
  parts: readonly string[];
}

const SEGMENT = /[\p{L}\p{N}\p{M}]+/gu;
const NAME_PART = /\p{Lu}+(?!\p{Ll})\d*|\p{Lu}?\p{Ll}+\d*|\d+|[^\p{Lu}\p{Ll}\d]+/gu;
const CHINESE = /\p{Script=Han}/u;

/** The words of a text with their places. Chinese, which has no spaces, becomes pairs of characters. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: segment, index } of text.matchAll(SEGMENT)) {
    if (CHINESE.test(segment)) words.push(...chineseWords(segment, index));
    else words.push({ ...readSegment(segment), start: index, end: index + segment.length });
  }
  return words;
}

/** The same few thousand words make up all texts; each is taken apart once. */
const seenSegments = new Map<string, Pick<Word, 'text' | 'parts'>>();
const MAX_SEEN = 50_000;

function readSegment(segment: string): Pick<Word, 'text' | 'parts'> {
  const seen = seenSegments.get(segment);
  if (seen) return seen;
  const read = { text: fold(segment), parts: partsOf(segment) };
  if (seenSegments.size < MAX_SEEN) seenSegments.set(segment, read);
  return read;
}

/** Every term of a text: words as written and their stems, names whole and in parts. */
export function termsOf(text: string): string[] {
  return wordsOf(text).flatMap((word) => [word.text, ...word.parts].flatMap(withStem));
}

/** Terms of running text: stems are enough, and half as many. */
export function stemsOf(text: string): string[] {
  return wordsOf(text).flatMap((word) => [word.text, ...word.parts].map(stem));
}

/** A name without case, hyphens and spaces: `pinnedcolumns` for `pinned-columns`, `pinnedColumns` and `Pinned columns`. */
export function squash(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

const PLAIN = /^[\0-\x7f]*$/;

export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(/\p{M}+/gu, '').toLowerCase();
}

function withStem(word: string): string[] {
  const root = stem(word);
  return root === word ? [word] : [word, root];
}

function partsOf(segment: string): string[] {
  const parts = segment.match(NAME_PART) ?? [];
  return parts.length > 1 ? parts.map(fold) : [];
}

function chineseWords(segment: string, offset: number): Word[] {
  const characters = [...segment.matchAll(/./gsu)].map(({ 0: character, index }) => ({ character, index }));
  const pairs = characters.slice(0, -1).map(({ character, index }, at) => {
    const next = characters[at + 1]?.character ?? '';
    return { text: fold(character + next), start: offset + index, end: offset + index + character.length + next.length, parts: [] };
  });
  return pairs.length > 0 ? pairs : [{ text: fold(segment), start: offset, end: offset + segment.length, parts: [] }];
}

/** Words of questions and of sentences, not of answers. */
const FILLERS = new Set(
  'a also an and any are as at be but by can cannot could do does doesn don dont for forgot from get gets getting got has have how i if in into is isn it its just like look looks make may me mui my need not of on or our please possible properly react see seems should side so than that the their them there this to trying tried try upon use using want way we what when where which while who why will with within without work working works would you your'.split(' '),
);

export function isFiller(word: string): boolean {
  return FILLERS.has(word);
}

const VOWEL = /[aeiouy]/;

/**
 * Takes off the endings in which readers and writers differ: `sorted`, `sorting` and `sorts` are `sort`, `aggregation` is
 * `aggregat` as `aggregate` is. Rough on purpose: both sides are cut alike, and what is shown is never a stem.
 */
export function stem(word: string): string {
  const seen = seenStems.get(word);
  if (seen !== undefined) return seen;
  const root = cutEndings(word);
  if (seenStems.size < MAX_SEEN) seenStems.set(word, root);
  return root;
}

const seenStems = new Map<string, string>();

function cutEndings(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  let root = word;
  if (root.endsWith('ies') && root.length > 4) root = `${root.slice(0, -3)}y`;
  else if (/[^sui]s$/.test(root)) root = root.slice(0, -1);
  root = cut(root, 'ing') ?? cut(root, 'ed') ?? root;
  if (/[ts]ion$/.test(root) && root.length > 6) root = root.slice(0, -3);
  return root.length > 3 && root.endsWith('e') ? root.slice(0, -1) : root;
}

/** The word without the ending, if something that can be spoken is left; a consonant doubled for the ending is single again. */
function cut(word: string, ending: string): string | undefined {
  const root = word.slice(0, -ending.length);
  if (!word.endsWith(ending) || root.length < 3 || !VOWEL.test(root)) return undefined;
  const isDoubled = /([^aeiousz])\1$/.test(root) && (root.length > 5 || !root.endsWith('ll'));
  return isDoubled ? root.slice(0, -1) : root;
}
