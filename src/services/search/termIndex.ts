import type { TextRow } from '#model/search';
import type { Entry } from './entries.ts';
import { maxTypos } from './guesses.ts';
import { squash, stemsOf, termsOf, wordsOf } from './words.ts';

/** How much a word counts in each field. Readers' phrases describe a section nearly as well as its title. */
const WEIGHTS = {
  key: 2,
  title: 4.2,
  alias: 3,
  context: 3,
  contents: 1,
  names: 2,
  text: 0.5,
  code: 1,
  phrases: 4,
  pagePhrases: 0.8,
};
/** Expected numbers of words; a longer field says less with each of them, to some degree. */
const TITLE_LENGTH = { expected: 4, degree: 0.3 };
const TEXT_LENGTH = { expected: 60, degree: 0.6 };

export interface TermIndex {
  /** The entries that contain a term, with its weighted frequency. */
  entriesWith: (term: string) => ReadonlyMap<number, number> | undefined;
  /** Terms that start with the text. */
  startingWith: (text: string) => readonly string[];
  /** Terms with few different characters. */
  similarTo: (word: string, maxDistance?: number) => readonly { term: string; typos: number }[];
  addText: (rows: readonly TextRow[]) => void;
  /** The text of an entry as stems. */
  stemsOf: (entry: number) => readonly string[];
}

/** An inverted index with the weights of BM25F: fields are weighted and normalized by their length before they are added up. */
export function indexEntries(entries: readonly Entry[]): TermIndex {
  const postings = new Map<string, Map<number, number>>();
  const texts = new Map<number, string[]>();
  const sectionsOf = new Map<string, number[]>();
  for (const [id, { kind, path }] of entries.entries())
    if (kind === 'section') sectionsOf.set(path, [...(sectionsOf.get(path) ?? []), id]);
  let sorted: string[] | undefined;

  function add(id: number, terms: readonly string[], weight: number) {
    for (const term of terms) {
      let posting = postings.get(term);
      if (!posting) postings.set(term, (posting = new Map()));
      posting.set(id, (posting.get(id) ?? 0) + weight);
    }
  }

  for (const [id, { kind, title, chinese, aliases, context, names, contents, page }] of entries.entries()) {
    add(id, [squash(kind === 'demo' ? aliases : title)], WEIGHTS.key);
    add(id, termsOf(title), WEIGHTS.title / lengthFactor(wordsOf(title).length, TITLE_LENGTH));
    const alias = `${aliases} ${chinese}`;
    add(id, termsOf(alias), WEIGHTS.alias / lengthFactor(wordsOf(alias).length, TITLE_LENGTH));
    // `TimePicker` also means the sections of "Time Picker".
    add(id, [...termsOf(context), ...(page ? [squash(page)] : [])], WEIGHTS.context);
    add(id, stemsOf(contents), WEIGHTS.contents);
    add(id, wholeNames(names), WEIGHTS.names);
  }

  return {
    entriesWith: (term) => postings.get(term),
    startingWith(text) {
      sorted ??= [...postings.keys()].sort();
      return sorted.slice(firstFrom(sorted, text), firstFrom(sorted, `${text}\uffff`));
    },
    similarTo(word, most = maxTypos(word)) {
      return [...postings.keys()].flatMap((term) => {
        const typos = Math.abs(term.length - word.length) > most ? Infinity : distance(word, term);
        return typos <= most ? [{ term, typos }] : [];
      });
    },
    addText(rows) {
      sorted = undefined;
      for (const [id, text, code = '', phrases = ''] of rows) {
        const stems = stemsOf(text);
        texts.set(id, stems);
        const length = lengthFactor(stems.length, TEXT_LENGTH);
        add(id, stems, WEIGHTS.text / length);
        add(id, stemsOf(code), WEIGHTS.code / length);
        add(id, stemsOf(phrases), WEIGHTS.phrases);
        if (phrases && entries[id]?.kind === 'page')
          for (const section of sectionsOf.get(entries[id].path) ?? [])
            add(section, stemsOf(phrases), WEIGHTS.pagePhrases);
      }
    },
    stemsOf: (entry) => texts.get(entry) ?? entries[entry]?.stems ?? [],
  };
}

/** The index of the first of the sorted terms that isn't less. */
function firstFrom(sorted: readonly string[], text: string): number {
  let low = 0;
  for (let high = sorted.length; low < high;) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

function lengthFactor(length: number, { expected, degree }: typeof TEXT_LENGTH): number {
  return 1 - degree + (degree * length) / expected;
}

/** Related names are not split, or `data` and `grid` would match every prop of `DataGrid` and thus half of the site. */
function wholeNames(text: string): string[] {
  return text.split(' ').map(squash).filter(Boolean);
}

/** The number of characters to insert, delete, replace or swap (optimal string alignment). */
function distance(a: string, b: string): number {
  let previous: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (previous[j - 2] ?? 0) + 1);
      next.push(least);
    }
    previous = row;
    row = next;
  }
  return row[b.length] ?? 0;
}
