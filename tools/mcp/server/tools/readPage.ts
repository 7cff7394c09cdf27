import { z } from 'zod';
import { nearestOf } from '#lib/nearest';
import { type Answer, failure, pageOf } from '../answer.ts';
import { MAX_NAME, OFFSET } from '../inputs.ts';
import { outlineOf, sectionsOf } from '#lib/markdown-sections';
import type { Site } from '../site.ts';

export const PAGE_INPUT = z.object({
  page: z.string().min(1).max(MAX_NAME).describe('Path, such as /x/react-data-grid/sorting/#multi-sorting'),
  section: z.string().max(MAX_NAME).optional().describe('Anchor of a section'),
  outline: z.boolean().default(false),
  offset: OFFSET,
});

export function readPage(site: Site, { page, section, outline, offset }: z.output<typeof PAGE_INPUT>): Answer {
  const { path, hash } = placeOf(page);
  const markdown = site.markdownOf(path);
  if (!markdown) {
    const known = site.index.pages.map((one) => one.path);
    return failure(`There is no page ${path}.${listed('Similar pages', nearestOf(path, known, 5))}`);
  }
  if (outline) return { text: outlineOf(markdown) };
  const id = section?.replace(/^#/, '') ?? hash;
  if (!id) return { text: pageOf(markdown, offset) };
  const sections = sectionsOf(markdown);
  const found = sections.find((one) => one.id === id);
  if (found) return { text: pageOf(markdown.slice(found.start, found.end).trimEnd(), offset) };
  const ids = sections.flatMap((one) => one.id || []);
  return failure(
    `${path} has no section #${id}.${listed(
      'Its sections',
      ids.map((one) => `#${one}`),
    )}`,
  );
}

/** Takes the path or address of a page or of its Markdown version, with or without a hash, query and last slash. */
export function placeOf(page: string): { path: string; hash: string } {
  const [address = '', hash = ''] = page.trim().split('#');
  const path = address
    .replace(/^[a-z]+:\/\/[^/]*/i, '')
    .replace(/\?.*$/, '')
    .replace(/(?:\.md)?\/*$/, '');
  return { path: `${path.startsWith('/') ? '' : '/'}${path}/`, hash };
}

function listed(title: string, items: readonly string[]): string {
  return items.length > 0 ? ` ${title}: ${items.join(', ')}` : '';
}
