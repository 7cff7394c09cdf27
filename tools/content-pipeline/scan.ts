import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { anchorOf } from '#model/api-anchors';
import { anchorsOfDemo, nameOfDemo } from '#model/demo';
import { checkDocumented } from './documentedApi.ts';
import { type FrontMatter, splitFrontMatter, toFrontMatter } from './frontMatter.ts';
import type { Fence, Heading, KnownIssue, LinkUse, Listed, PageSource, RuleOptions, TextSection } from './page.ts';
import { parser } from './parser.ts';
import { pathOfFile } from './pathOfFile.ts';
import type { ContentProblem } from './problem.ts';
import { readPage } from './rules/readPage.ts';
import { CONTENT_COMPONENTS } from './rules/vocabulary.ts';
import { readKnownIssues } from './site/readKnownIssues.ts';

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
}

const PAGE_FILE = 'page.mdx';

/** Reads every `page.mdx` in `content`, in file order. */
export async function scanContent(root: string, options?: Partial<RuleOptions>): Promise<ScannedPage[]> {
  const names = await readdir(join(root, 'content'), { recursive: true });
  const files = names
    .map((name) => ['content', ...name.split(sep)].join('/'))
    .filter((name) => name.endsWith(`/${PAGE_FILE}`));
  const pages: ScannedPage[] = [];
  const readIssues = () => readKnownIssues(root, options?.api);
  for (const file of files.sort()) {
    const text = await readFile(join(root, file), 'utf8');
    pages.push(
      scanPage(
        { file, text, hasFile: (name) => existsSync(join(root, dirname(file), name)) },
        { readIssues, ...options },
      ),
    );
  }
  return pages;
}

/** Applies all rules to one page. Pure except for `hasFile`. */
export function scanPage(
  source: PageSource,
  { components = CONTENT_COMPONENTS, ...options }: Partial<RuleOptions> = {},
): ScannedPage {
  const { file } = source;
  const { data, body, problems } = splitFrontMatter(source);
  const frontMatter = toFrontMatter(data);
  const empty = {
    file,
    path: pathOfFile(file),
    frontMatter,
    headings: [],
    ids: [],
    links: [],
    fences: [],
    demos: [],
    apiUses: [],
    listed: [],
    text: [],
  };
  try {
    const page = readPage(parser.parse(body), frontMatter.title, { ...source, text: body }, { components, ...options });
    const headings = [...page.headings.values(), ...Array.from(page.issues.values(), headingOfIssue)].sort(
      (a, b) => a.line - b.line,
    );
    const demos = [...page.demos.values()];
    return {
      ...empty,
      headings,
      ids: [
        ...headings.flatMap(({ id, aliases }) => [id].concat(aliases)),
        ...demos.flatMap((demo) => anchorsOfDemo(nameOfDemo(demo))),
        ...page.listed.map(({ kind, name }) => anchorOf[kind](name)),
      ],
      links: page.links,
      fences: [...page.fences.values()],
      demos,
      apiUses: [...new Set(page.apiUses)],
      listed: page.listed,
      text: page.text.filter((section) => section.id || section.text),
      problems: [...problems, ...checkDocumented(frontMatter, source, options.api), ...page.problems],
    };
  } catch (error) {
    const problem = parseProblem(error, file);
    // The parser may report a position past the end of the file; use the last line instead.
    const line = Math.min(problem.line, source.text.split(/\r\n?|\n/).length);
    return { ...empty, problems: [...problems, { ...problem, line }] };
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
