/** Tokenizer for indexed text and for queries. */

export interface Word {
  /** In lowercase. */
  text: string;
  start: number;
  end: number;
  /** Parts of a name: `pinned` and `columns` for `pinnedColumns`. Empty for a plain word. */
  parts: readonly string[];
}

const SEGMENT = /[\p{L}\p{N}\p{M}]+/gu;
const NAME_PART = /\p{Lu}+(?!\p{Ll})\d*|\p{Lu}?\p{Ll}+\d*|\d+|[^\p{Lu}\p{Ll}\d]+/gu;
const CHINESE = /\p{Script=Han}/u;

/** The words of a text with their positions. Chinese, which has no spaces, is split into bigrams. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: segment, index } of text.matchAll(SEGMENT)) {
    if (CHINESE.test(segment)) words.push(...chineseWords(segment, index));
    else words.push({ ...readSegment(segment), start: index, end: index + segment.length });
  }
  return words;
}

/** All texts consist of the same few thousand words, so results are cached. */
const segmentCache = new Map<string, Pick<Word, 'text' | 'parts'>>();
const MAX_CACHED = 50_000;

function readSegment(segment: string): Pick<Word, 'text' | 'parts'> {
  const cached = segmentCache.get(segment);
  if (cached) return cached;
  const word = { text: fold(segment), parts: partsOf(segment) };
  if (segmentCache.size < MAX_CACHED) segmentCache.set(segment, word);
  return word;
}

/** All terms of a text: words and their stems, names whole and in parts. */
export function termsOf(text: string): string[] {
  return wordsOf(text).flatMap((word) => [word.text, ...word.parts].flatMap(withStem));
}

/** Terms of prose: stems are enough, and half as many. */
export function stemsOf(text: string): string[] {
  return wordsOf(text).flatMap((word) => [word.text, ...word.parts].map(stem));
}

/** Adjacent words of a text as stems: `from v7` and `v7 to` for `from v7 to`. */
export function pairsOf(text: string): string[] {
  const stems = wordsOf(text).map((word) => stem(word.text));
  return stems.slice(1).map((word, index) => `${stems[index]} ${word}`);
}

/** A name without case, hyphens and spaces: `pinnedcolumns` for `pinned-columns`, `pinnedColumns` and `Pinned columns`. */
export function squash(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

const PLAIN = /^[\0-\x7f]*$/;

export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
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
  const pairs = characters.slice(0, -1).map(({ character, index }, position) => {
    const next = characters[position + 1]?.character ?? '';
    return {
      text: fold(character + next),
      start: offset + index,
      end: offset + index + character.length + next.length,
      parts: [],
    };
  });
  return pairs.length > 0 ? pairs : [{ text: fold(segment), start: offset, end: offset + segment.length, parts: [] }];
}

/** Stop words. */
const FILLERS = new Set(
  'a able about also am an and any appear appears are as at be been being but by can cannot cant correctly could d did didn do docs documentation does doesn doesnt don dont for forgot from get gets getting got has hasn have haven help how i if im in into is isn isnt it its just like ll look looks m make may me mui my need not of on or our please possible properly re react s see seems should side so still t than that the their them then there these they this those to trying tried try unable upon use using ve want was wasn way we were what when where which while who why will with within without won wont work working works would you your'.split(
    ' ',
  ),
);

export function isFiller(word: string): boolean {
  return FILLERS.has(word);
}

const VOWEL = /[aeiouy]/;

/**
 * A simple stemmer: `sorted`, `sorting` and `sorts` become `sort`; `aggregation` and `aggregate` become `aggregat`. It can
 * be rough, because index and query are stemmed alike and stems are never shown.
 */
export function stem(word: string): string {
  const cached = stemCache.get(word);
  if (cached !== undefined) return cached;
  const root = removeSuffixes(word);
  if (stemCache.size < MAX_CACHED) stemCache.set(word, root);
  return root;
}

const stemCache = new Map<string, string>();

const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['axes', 'axis'],
  ['children', 'child'],
  ['leaves', 'leaf'],
  ['greyed', 'gray'],
  ['grey', 'gray'],
  ['hidden', 'hid'],
  ['shown', 'show'],
  ['chosen', 'choos'],
]);

function removeSuffixes(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  if (word.length < 4 || /\d/.test(word)) return word;
  let root = word;
  if (root.endsWith('ies') && root.length > 4) root = `${root.slice(0, -3)}y`;
  else if (/[^sui]s$/.test(root)) root = root.slice(0, -1);
  root = removeSuffix(root, 'ing') ?? removeSuffix(root, 'ed') ?? root;
  if (/[ts]ion$/.test(root) && root.length > 6) root = root.slice(0, -3);
  if (/[ai]ble$/.test(root) && root.length > 7) root = root.slice(0, -4).replace(/([^aeiousz])\1$/, '$1');
  return root.length > 3 && root.endsWith('e') ? root.slice(0, -1) : root;
}

/** The word without the suffix, if the rest contains a vowel. A consonant doubled by the suffix is reduced again. */
function removeSuffix(word: string, suffix: string): string | undefined {
  const root = word.slice(0, -suffix.length);
  if (!word.endsWith(suffix) || root.length < 3 || !VOWEL.test(root)) return undefined;
  const isDoubled = /([^aeiousz])\1$/.test(root) && (root.length > 5 || !root.endsWith('ll'));
  return isDoubled ? root.slice(0, -1) : root;
}
