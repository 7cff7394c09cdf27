import { expect, it } from 'vitest';
import { builtDocuments, readBuilt } from '../support/site.ts';
import { entriesIn } from './entries.ts';

it('all search results point to existing pages and anchors', () => {
  const ids = new Map(
    builtDocuments().map((file) => [
      `/${file.replace(/index\.html$/, '')}`,
      new Set([...readBuilt(file).matchAll(/\sid="([^"]+)"/g)].map((match) => match[1])),
    ]),
  );
  const hrefs = entriesIn();
  expect(hrefs.length).toBeGreaterThan(8000);
  const broken = hrefs.filter((href) => {
    const [path = '', hash] = href.split('#');
    return !ids.has(path) || (hash !== undefined && !ids.get(path)?.has(hash));
  });
  expect(broken).toEqual([]);
});
