import { identifiersIn, type Identifiers } from './identifiers.ts';
import type { Lexicon } from './lexicon.ts';
import { isFiller, pairsOf, squash, stem, wordsOf } from './words.ts';

/** Longer input, usually pasted, is truncated. */
const MAX_CHARACTERS = 200;
const MAX_WORDS = 12;
/** A word found as written counts more than a synonym, and that more than a part of a name. */
const SYNONYM_WEIGHT = 0.7;
const PART_WEIGHT = 0.5;

export interface QueryTerm {
  /** Indexes of the query words that a match covers. */
  answers: readonly number[];
  weight: number;
  isPrefix: boolean;
  /** A typed word, a complete name that may match another name as a whole, or a synonym. */
  kind: 'word' | 'name' | 'related';
}

export interface Query {
  /** The normalized input. */
  text: string;
  /** The input without case and punctuation. */
  key: string;
  /** `share` is less than 1 for parts of the name of a component: `RichTreeView` is one word, not three. */
  words: readonly { text: string; isFiller: boolean; share: number }[];
  terms: ReadonlyMap<string, QueryTerm>;
  /** Possible names: the squashed pieces between spaces and punctuation. */
  names: readonly string[];
  /** The name, if the query is a single name: `updaterows` for `apiRef.current.updateRows()`. */
  name: string | undefined;
  identifiers: Identifiers;
  /** Stems of the significant words. */
  stems: ReadonlySet<string>;
  /** Adjacent words as stems, including fillers: `from v7`. */
  pairs: ReadonlySet<string>;
}

/** Parses a query into words, search terms and possible names. */
export function readQuery(input: string, { synonyms, compounds, products }: Lexicon): Query {
  // Removes control characters and lone surrogates.
  const text = input
    .slice(0, MAX_CHARACTERS)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\uFFFD]+/gu, ' ')
    .trim();
  const found = wordsOf(text).slice(0, MAX_WORDS);
  const plain = found
    .flatMap(({ text: word, parts }) =>
      parts.length > 0
        ? parts.map((part) => ({ text: part, share: compounds.has(word) ? 1 / parts.length : 1 }))
        : [{ text: word, share: 1 }],
    )
    .slice(0, MAX_WORDS);
  // Filler words count only if there are no others.
  const isAllFiller = plain.every(({ text: word }) => isFiller(word));
  const words = plain.map(({ text: word, share }) => ({ text: word, isFiller: !isAllFiller && isFiller(word), share }));
  const terms = new Map<string, QueryTerm>();
  const add = (term: string, added: QueryTerm) => {
    const known = terms.get(term);
    if (!known) terms.set(term, added);
    else
      terms.set(term, {
        ...known,
        answers: [...new Set([...known.answers, ...added.answers])],
        weight: Math.max(known.weight, added.weight),
      });
  };

  const stems = new Set(words.filter((word) => !word.isFiller).map((word) => stem(word.text)));
  const ofProducts = productStems(stems, products);
  words.forEach(({ text: word, isFiller: isIgnored }, index) => {
    if (isIgnored || ofProducts.has(stem(word))) return;
    const isLast = index === words.length - 1;
    for (const term of new Set([word, stem(word)]))
      add(term, { answers: [index], weight: 1, isPrefix: isLast, kind: 'word' });
    for (const term of compounds.get(word) ?? [])
      add(stem(term), { answers: [index], weight: PART_WEIGHT, isPrefix: false, kind: 'related' });
    for (const term of synonyms.get(stem(word)) ?? [])
      add(term, { answers: [index], weight: SYNONYM_WEIGHT, isPrefix: false, kind: 'related' });
  });
  // Two words may form a name (`date picker`) or a synonym (`infinite scroll`).
  words.slice(1).forEach(({ text: word }, index) => {
    const before = words[index]?.text ?? '';
    for (const term of new Set([before + word, stem(before + word)]))
      add(term, { answers: [index, index + 1], weight: 1, isPrefix: index === words.length - 2, kind: 'name' });
    for (const term of synonyms.get(`${stem(before)} ${stem(word)}`) ?? [])
      add(term, { answers: [index, index + 1], weight: SYNONYM_WEIGHT, isPrefix: false, kind: 'related' });
  });
  // A complete name weighs more than its parts.
  let position = 0;
  for (const word of found) {
    const answers = (word.parts.length > 0 ? word.parts : [word.text])
      .map((_, part) => position + part)
      .filter((index) => index < words.length);
    if (answers.length > 1) add(word.text, { answers, weight: 2, isPrefix: true, kind: 'name' });
    position += Math.max(word.parts.length, 1);
  }
  const whole = squash(text);
  if (words.length > 2 && whole.length <= 60)
    add(whole, { answers: words.map((_, index) => index), weight: 1, isPrefix: false, kind: 'name' });

  const names = text
    .split(/[\s.,;:()<>{}[\]="'`?!|/\\]+/u)
    .map(squash)
    .filter(Boolean);
  const isOne = names.length > 0 && !/\s/.test(text.replace(/[^\p{L}\p{N}]+$/u, '').replace(/^[^\p{L}\p{N}]+/u, ''));
  return {
    text,
    key: whole,
    words,
    terms,
    names,
    name: isOne ? names.at(-1) : undefined,
    identifiers: identifiersIn(text),
    stems,
    pairs: new Set(pairsOf(text)),
  };
}

/**
 * Words of a product name, if the query contains the complete name and other words. All entries of the product match them,
 * so there is no need to look them up in half of the index.
 */
function productStems(stems: ReadonlySet<string>, products: Lexicon['products']): ReadonlySet<string> {
  const named = [...products.values()]
    .filter((name) => [...name].every((part) => stems.has(part)))
    .flatMap((name) => [...name]);
  return named.length < stems.size ? new Set(named) : new Set();
}
