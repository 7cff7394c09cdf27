import type { Lexicon } from './lexicon.ts';
import { isFiller, squash, stem, wordsOf } from './words.ts';

/** No question is longer; what a reader pasted beyond this says no more about what is meant. */
const MAX_CHARACTERS = 200;
const MAX_WORDS = 12;

export interface QueryTerm {
  /** Words of the question that a match answers, by number. */
  answers: readonly number[];
  weight: number;
  isPrefix: boolean;
  /** A name as it was typed, which may match a name as a whole. */
  isName?: true;
}

export interface Query {
  /** What was asked, cleaned. */
  text: string;
  words: readonly { text: string; isFiller: boolean }[];
  terms: ReadonlyMap<string, QueryTerm>;
  /** The pieces between spaces and dots, squashed: what may be the name of something. */
  names: readonly string[];
  /** The name that was typed, when nothing else was: `updaterows` of `apiRef.current.updateRows()`. */
  name: string | undefined;
  /** Stems of the words that count. */
  stems: ReadonlySet<string>;
}

/** Reads a question: which words it has, which terms may answer them, and whether it is a name. */
export function readQuery(input: string, { synonyms, compounds, products }: Lexicon): Query {
  // Control characters and halves of emoji are neither words nor worth an error.
  const text = input.slice(0, MAX_CHARACTERS).toWellFormed().replace(/[\p{Cc}\p{Cf}\uFFFD]+/gu, ' ').trim();
  const found = wordsOf(text).slice(0, MAX_WORDS);
  const plain = found.flatMap((word) => (word.parts.length > 0 ? word.parts : [word.text])).slice(0, MAX_WORDS);
  // They count only when nothing else was asked.
  const isAllFiller = plain.every(isFiller);
  const words = plain.map((word) => ({ text: word, isFiller: !isAllFiller && isFiller(word) }));
  const terms = new Map<string, QueryTerm>();
  const add = (term: string, added: QueryTerm) => {
    const known = terms.get(term);
    if (!known) terms.set(term, added);
    else terms.set(term, { ...known, answers: [...new Set([...known.answers, ...added.answers])], weight: Math.max(known.weight, added.weight) });
  };

  const stems = new Set(words.filter((word) => !word.isFiller).map((word) => stem(word.text)));
  const ofProducts = productStems(stems, products);
  words.forEach(({ text: word, isFiller: isIgnored }, index) => {
    if (isIgnored || ofProducts.has(stem(word))) return;
    const isLast = index === words.length - 1;
    for (const term of new Set([word, stem(word)])) add(term, { answers: [index], weight: 1, isPrefix: isLast });
    for (const term of compounds.get(word) ?? []) add(stem(term), { answers: [index], weight: 0.5, isPrefix: false });
    for (const term of synonyms.get(stem(word)) ?? []) add(term, { answers: [index], weight: 0.7, isPrefix: false });
  });
  // Two words may be one name (`date picker`) or stand for others together (`infinite scroll`).
  words.slice(1).forEach(({ text: word }, index) => {
    const before = words[index]?.text ?? '';
    for (const term of new Set([before + word, stem(before + word)])) add(term, { answers: [index, index + 1], weight: 1, isPrefix: index === words.length - 2, isName: true });
    for (const term of synonyms.get(`${stem(before)} ${stem(word)}`) ?? []) add(term, { answers: [index, index + 1], weight: 0.7, isPrefix: false });
  });
  // A name is more than its parts.
  let at = 0;
  for (const word of found) {
    const answers = (word.parts.length > 0 ? word.parts : [word.text]).map((_, part) => at + part).filter((index) => index < words.length);
    if (answers.length > 1) add(word.text, { answers, weight: 2, isPrefix: true, isName: true });
    at += Math.max(word.parts.length, 1);
  }
  const whole = squash(text);
  if (words.length > 2 && whole.length <= 60) add(whole, { answers: words.map((_, index) => index), weight: 1, isPrefix: false, isName: true });

  const names = text.split(/[\s.,;:()<>{}[\]="'`?!|/\\]+/u).map(squash).filter(Boolean);
  const isOne = names.length > 0 && !/\s/.test(text.replace(/[^\p{L}\p{N}]+$/u, '').replace(/^[^\p{L}\p{N}]+/u, ''));
  return { text, words, terms, names, name: isOne ? names.at(-1) : undefined, stems };
}

/**
 * Words of a product's name, when the question names it and asks for more: all its entries answer them, so there is no
 * need to look them up in half of the index.
 */
function productStems(stems: ReadonlySet<string>, products: Lexicon['products']): ReadonlySet<string> {
  const named = [...products.values()].filter((name) => [...name].every((part) => stems.has(part))).flatMap((name) => [...name]);
  return named.length < stems.size ? new Set(named) : new Set();
}
