import { expect, it } from 'vitest';
import { checkDeadEnds } from './checkDeadEnds.ts';

const page = (path: string, ...targets: string[]) => ({
  path,
  file: `content${path}/page.mdx`,
  links: targets.map((target) => ({ path: target, hash: '', file: '', line: 1 })),
});
const others = ['/x/b', '/x/c', '/x/d'].map((path) =>
  page(path, ...['/x/a', '/x/b', '/x/c', '/x/d'].filter((target) => target !== path)),
);

it('accepts a page that links to three other guides', () => {
  expect(checkDeadEnds([page('/x/a', '/x/b', '/x/c', '/x/d'), ...others])).toEqual([]);
});

it('does not count the page itself, duplicates, or API pages', () => {
  expect(checkDeadEnds([page('/x/a', '/x/a', '/x/b', '/x/b', '/x/c', '/x/api/e'), ...others])).toMatchObject([
    { file: 'content/x/a/page.mdx', message: 'Page links to 2 other guides.' },
  ]);
});
