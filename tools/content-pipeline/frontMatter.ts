import { parseFrontmatter } from '@astrojs/markdown-remark';
import { API_FOLDERS, type ApiFolder } from '#model/api';
import { nearest } from './nearest.ts';
import { type ContentProblem, quote } from './problem.ts';

export interface FrontMatter {
  title: string;
  description: string;
  product?: ApiFolder;
  components?: readonly string[];
  hooks?: readonly string[];
  packages?: readonly string[];
  /** Widens the article, for a demo that fills the screen. */
  width?: 'full';
  /** Set to `false` on pages without ads. */
  ads?: false;
}

interface SourceText {
  file: string;
  text: string;
}

const MAX_TITLE_CHARACTERS = 70;
const MAX_DESCRIPTION_CHARACTERS = 160;
const REQUIRED = ['title', 'description'];

type Finding = [message: string, advice: string] | undefined;

const RULES: ReadonlyMap<string, (value: unknown) => Finding> = new Map([
  ['title', (value: unknown) => checkText('title', value, MAX_TITLE_CHARACTERS)],
  ['description', checkDescription],
  ['product', checkProduct],
  ['components', (value: unknown) => checkList('components', value)],
  ['hooks', (value: unknown) => checkList('hooks', value)],
  ['packages', (value: unknown) => checkList('packages', value)],
  [
    'width',
    (value: unknown): Finding =>
      value === 'full' ? undefined : ['"width" can only be full.', 'Write "width: full" or remove the line.'],
  ],
  [
    'ads',
    (value: unknown): Finding =>
      value === false ? undefined : ['"ads" can only be false.', 'Write "ads: false" or remove the line.'],
  ],
]);

/** All problems of a page's front matter, each at the line of its key. */
export function checkFrontMatter(data: unknown, { file, text }: SourceText): ContentProblem[] {
  const problem = (key: string, [message, advice]: NonNullable<Finding>) => ({
    file,
    line: lineOfKey(text, key),
    message,
    advice,
  });
  const entries = typeof data === 'object' && data !== null ? Object.entries(data) : [];
  const given = new Set(entries.map(([key]) => key));

  const missing = REQUIRED.filter((key) => !given.has(key)).map((key) =>
    problem(key, [
      `Front matter has no "${key}".`,
      `Write "${key}: …" between the "---" lines at the top of the file.`,
    ]),
  );
  const wrong = entries.flatMap(([key, value]) => {
    const rule = RULES.get(key);
    const finding = rule ? rule(value) : unknownKey(key);
    return finding ? [problem(key, finding)] : [];
  });
  return [...missing, ...wrong];
}

/** Separates the front matter from the body, which keeps its line numbers. */
export function splitFrontMatter({ file, text }: SourceText): {
  data: unknown;
  body: string;
  problems: ContentProblem[];
} {
  try {
    const { frontmatter, content } = parseFrontmatter(text, { frontmatter: 'empty-with-spaces' });
    return { data: frontmatter, body: content, problems: checkFrontMatter(frontmatter, { file, text }) };
  } catch (error) {
    const { reason, mark } = error as { reason?: string; mark?: { line?: number } };
    const message = `Front matter cannot be read: ${reason ?? String(error)}.`;
    const end = text.indexOf('\n---', 3);
    const body = end < 0 ? '' : text.slice(0, end + 4).replace(/[^\r\n]/g, ' ') + text.slice(end + 4);
    const advice = 'Write "key: value" lines; put text with ": " in quotes.';
    return { data: {}, body, problems: [{ file, line: (mark?.line ?? 0) + 1, message, advice }] };
  }
}

/** Converts checked front matter to its typed form. */
export function toFrontMatter(data: unknown): FrontMatter {
  const { title, description, ...more } = data as Partial<FrontMatter>;
  return { ...more, title: String(title ?? '').trim(), description: String(description ?? '').trim() };
}

function checkText(key: string, value: unknown, maxCharacters: number): Finding {
  if (typeof value !== 'string') return [`"${key}" is not text.`, 'Put the value in quotes.'];
  const { length } = Array.from(value.trim());
  if (length === 0) return [`"${key}" is empty.`, 'Write what the page is about.'];
  return length > maxCharacters ? [`"${key}" has ${length} characters.`, `Shorten it to ${maxCharacters}.`] : undefined;
}

function checkDescription(value: unknown): Finding {
  const finding = checkText('description', value, MAX_DESCRIPTION_CHARACTERS);
  if (finding) return finding;
  return String(value).trim().endsWith('.')
    ? undefined
    : ['"description" does not end with a period.', 'Write whole sentences.'];
}

function checkProduct(value: unknown): Finding {
  if (API_FOLDERS.some((product) => product === value)) return undefined;
  return [`Product ${quote(String(value))} is not known.`, `Write one of: ${API_FOLDERS.join(', ')}.`];
}

function checkList(key: string, value: unknown): Finding {
  const isList = Array.isArray(value) && value.every((item) => typeof item === 'string' && item.trim() !== '');
  return isList
    ? undefined
    : [`"${key}" is not a list of names.`, `Write "${key}: [One, Two]" or one "- Name" per line.`];
}

function unknownKey(key: string): Finding {
  return [`Front matter key ${quote(key)} is not known.`, `Did you mean "${nearest(key, RULES.keys())}"?`];
}

/** The line of a key in the front matter, or the first line if it is not found. */
export function lineOfKey(text: string, key: string): number {
  const lines = text.split(/\r\n?|\n/);
  const index = lines.findIndex((line) =>
    [`${key}:`, `"${key}":`, `'${key}':`].some((start) => line.startsWith(start)),
  );
  return index < 0 ? 1 : index + 1;
}
