import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { ApiNames } from '../../api-extractor/names.ts';
import { splitFrontMatter, toFrontMatter } from '../frontMatter.ts';
import type { SiteIssue } from '../page.ts';
import { parser } from '../parser.ts';
import { pathOfFile } from '../pathOfFile.ts';
import { readPage } from '../rules/readPage.ts';

const LISTS = /<KnownIssues>.*?<\/KnownIssues>/gs;

/** The known issues of all pages, in file order. Only these parts of the pages are parsed; their problems are reported elsewhere. */
export function readKnownIssues(root: string, api: ApiNames | undefined): SiteIssue[] {
  const files = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .map((name) => ['content', ...name.split(sep)].join('/'))
    .filter((file) => file.endsWith('/page.mdx'));
  return files.sort().flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    const text = source.match(LISTS)?.join('\n\n');
    if (!text) return [];
    const { title } = toFrontMatter(splitFrontMatter({ file, text: source }).data);
    const page = { path: pathOfFile(file), title };
    const { issues } = readPage(
      parser.parse(text),
      title,
      { file, text, hasFile: () => true },
      { components: [], api },
    );
    return [...issues.values()].map((issue) => ({ ...issue, page }));
  });
}
