import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { createProcessor } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import { anchorOf } from '#model/api-anchors';
import { anchorsOfDemo, nameOfDemo } from '#model/demo';
import type { FrontMatter } from '#model/front-matter';
import { checkDocumented } from './documentedApi.ts';
import { readFrontMatter } from './frontMatter.ts';
import type {
  Fence,
  Heading,
  KnownIssue,
  LinkUse,
  Listed,
  PageReading,
  PageSource,
  RuleOptions,
  SiteIssue,
  TextSection,
} from './page.ts';
import { pathOfFile } from './pathOfFile.ts';
import type { ContentProblem } from './problem.ts';
import { readPage } from './rules/readPage.ts';
import { CONTENT_COMPONENTS } from './rules/vocabulary.ts';

/** Data about a page that is available without rendering it. */
export interface ScannedPage {
  file: string;
  /** Without a trailing slash: `/x/introduction`. */
  path: string;
  frontMatter: FrontMatter;
  /** Headings, and known issues as headings of level 3, in document order. */
  headings: readonly Heading[];
  /** All valid link targets on the page: heading ids and their aliases, demos and their files, events and selectors. */
  ids: readonly string[];
  links: readonly LinkUse[];
  fences: readonly Fence[];
  /** Folders of the demos on the page, in document order. */
  demos: readonly string[];
  /** The API members that the page names, as keys of `model/api-usage`. */
  apiUses: readonly string[];
  /** Events and selectors in the tables of the page, each with an anchor. */
  listed: readonly Listed[];
  text: readonly TextSection[];
  problems: readonly ContentProblem[];
  tree: Root;
  /** The results of the rules, by node of the tree. */
  reading: PageReading;
}

const PAGE_FILE = 'page.mdx';
const parser = createProcessor({ remarkPlugins: [remarkGfm] });

/** Reads every `page.mdx` in `content`, in file order. */
export async function scanContent(root: string, options?: Partial<RuleOptions>): Promise<ScannedPage[]> {
  const names = await readdir(join(root, 'content'), { recursive: true });
  const files = names
    .map((name) => ['content', ...name.split(sep)].join('/'))
    .filter((name) => name.endsWith(`/${PAGE_FILE}`));
  const sources = files.sort().map((file) => readSource(root, file));
  const listsIssues = ({ text }: PageSource) => text.includes('<KnownIssuesTable');
  // Tables of known issues need those of all pages, so their pages come last.
  const pages = sources.filter((source) => !listsIssues(source)).map((source) => scanPage(source, options));
  const siteIssues = siteIssuesOf(pages);
  pages.push(...sources.filter(listsIssues).map((source) => scanPage(source, { siteIssues, ...options })));
  return pages.sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** The known issues of the pages. */
export function siteIssuesOf(pages: readonly ScannedPage[]): SiteIssue[] {
  return pages.flatMap(({ path, frontMatter: { title }, reading }) =>
    Array.from(reading.issues.values(), (issue) => ({ ...issue, page: { path, title } })),
  );
}

/** A page on disk; `file` is relative to the root. */
export function readSource(root: string, file: string): PageSource {
  return {
    file,
    text: readFileSync(join(root, file), 'utf8'),
    hasFile: (name) => existsSync(join(root, dirname(file), name)),
  };
}

/**
 * Reads one page and applies all rules to it, to the given tree if it has been parsed already. Pure except for `hasFile`.
 */
export function scanPage(
  source: PageSource,
  { components = CONTENT_COMPONENTS, ...options }: Partial<RuleOptions> = {},
  parsed?: Root,
): ScannedPage {
  const { file } = source;
  const { frontMatter, body, problems } = readFrontMatter(source);
  const { tree, problem } = parsed ? { tree: parsed } : parse(body, source);
  const reading = readPage(tree, frontMatter.title, { ...source, text: body }, { components, ...options });
  const headings = [...reading.headings.values(), ...Array.from(reading.issues.values(), headingOfIssue)].sort(
    (a, b) => a.line - b.line,
  );
  const demos = [...reading.demos.values()];
  return {
    file,
    path: pathOfFile(file),
    frontMatter,
    headings,
    ids: [
      ...headings.flatMap(({ id, aliases }) => [id].concat(aliases)),
      ...demos.flatMap((demo) => anchorsOfDemo(nameOfDemo(demo))),
      ...reading.listed.map(({ kind, name }) => anchorOf[kind](name)),
    ],
    links: reading.links,
    fences: [...reading.fences.values()],
    demos,
    apiUses: [...new Set(reading.apiUses)],
    listed: reading.listed,
    text: reading.text.filter((section) => section.id || section.text),
    problems: [
      ...problems,
      ...(problem ? [problem] : checkDocumented(frontMatter, source, options.api)),
      ...reading.problems,
    ],
    tree,
    reading,
  };
}

function parse(body: string, source: PageSource): { tree: Root; problem?: ContentProblem } {
  try {
    return { tree: parser.parse(body) };
  } catch (error) {
    const problem = parseProblem(error, source.file);
    // The parser may report a position past the end of the file; use the last line instead.
    const line = Math.min(problem.line, source.text.split(/\r\n?|\n/).length);
    return { tree: { type: 'root', children: [] }, problem: { ...problem, line } };
  }
}

function headingOfIssue({ id, symptom, line }: KnownIssue): Heading {
  return { depth: 3, text: symptom.replaceAll('`', ''), id, aliases: [], line };
}

/** Most parser errors have a position; for an unclosed tag it is only mentioned in the message. */
function parseProblem(error: unknown, file: string): ContentProblem {
  if (!(error instanceof Error)) throw error;
  // Some syntax errors fail an internal assertion of the parser and have no reason.
  const reason =
    'reason' in error ? String(error.reason) : error.message.replace(/\.$/, '') || 'a tag or a brace is not closed';
  const mentioned = Number(/\((\d+):\d+/.exec(reason)?.[1] ?? 1);
  const line = 'line' in error && typeof error.line === 'number' ? error.line : mentioned;
  const message = `Page cannot be parsed: ${reason.replace(/\s+/g, ' ')}.`;
  return {
    file,
    line,
    message,
    advice: 'Close every tag; in prose, put "<" and "{" in code or escape them as "\\<" and "\\{".',
  };
}
