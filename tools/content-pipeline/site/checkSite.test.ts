import { describe, expect, it } from 'vitest';
import { group, hash, page } from '#model/nav';
import { formatProblem } from '../problem.ts';
import { scanPage } from '../scan.ts';
import { navTargets } from './checkContent.ts';
import { checkSite, type SiteToCheck } from './checkSite.ts';

const scan = (folder: string, body: string) =>
  scanPage({
    file: `content/${folder}/page.mdx`,
    text: `---\ntitle: A\ndescription: B.\n---\n\n${body}\n`,
    hasFile: () => true,
  });

const site: SiteToCheck = {
  pages: [
    scan(
      'introduction/overview',
      '[a](/x/introduction/licensing/#key) [b](/x/api/data-grid/#any)\n\n## Plans [#plans aka=tiers]',
    ),
    scan('introduction/licensing', '[a](/x/introduction/#tiers) [b](/r/short/) [c](#key)\n\n## Key [#key]'),
  ],
  navPaths: ['/x/introduction', '/x/introduction/licensing', '/x/introduction#plans', '/x/api/data-grid'],
  externalPaths: ['/x/api/data-grid/', '/r/short'],
  publishedAnchors: { '/x/introduction': ['plans', 'tiers'] },
};
const check = (change: Partial<SiteToCheck>) => checkSite({ ...site, ...change }).map(formatProblem);
const linking = (body: string) => ({
  pages: [...site.pages, scan('introduction/more', body)],
  navPaths: [...site.navPaths, '/x/introduction/more'],
});

describe('checkSite', () => {
  it('accepts a valid site', () => {
    expect(check({})).toEqual([]);
  });

  it.each<[string, Partial<SiteToCheck>, string[]]>([
    [
      'a link to a missing page',
      linking('Text\n\n[a](/x/introduction/licencing/)'),
      [
        'content/introduction/more/page.mdx:8 Link points to "/x/introduction/licencing/", a page that does not exist. Did you mean "/x/introduction/licensing/"?',
      ],
    ],
    [
      'a link to a missing anchor of another page',
      linking('[a](/x/introduction/#plan)'),
      [
        'content/introduction/more/page.mdx:6 Link points to "/x/introduction/#plan", an anchor that does not exist. Did you mean "/x/introduction/#plans"?',
      ],
    ],
    [
      'a link to a missing anchor of its own page',
      linking('[a](#b)'),
      [
        'content/introduction/more/page.mdx:6 Link points to "/x/introduction/more/#b", an anchor that does not exist. That page has no anchors.',
      ],
    ],
    [
      'a link of a card',
      linking('<Card href="/x/api/grid/" title="A">b</Card>'),
      [
        'content/introduction/more/page.mdx:6 Link points to "/x/api/grid/", a page that does not exist. Did you mean "/x/api/data-grid/"?',
      ],
    ],
    [
      'an anchor named like an Object.prototype property',
      linking('[a](/x/introduction/#__proto__) [b](/x/constructor/)'),
      [
        'content/introduction/more/page.mdx:6 Link points to "/x/introduction/#__proto__", an anchor that does not exist. Did you mean "/x/introduction/#plans"?',
        'content/introduction/more/page.mdx:6 Link points to "/x/constructor/", a page that does not exist. Did you mean "/x/introduction/"?',
      ],
    ],
    [
      'a page missing from the navigation tree',
      { navPaths: site.navPaths.filter((path) => path !== '/x/introduction/licensing') },
      [
        "content/introduction/licensing/page.mdx:1 Page is not in the navigation tree. Add page('/x/introduction/licensing') to content/nav.ts.",
      ],
    ],
    [
      'an entry without a page, at its line',
      { navPaths: [...site.navPaths, '/x/introduction/suport'], navText: "\n\npage('/x/introduction/suport')\n" },
      [
        'content/nav.ts:3 Entry points to "/x/introduction/suport/", a page that does not exist. Did you mean "/x/introduction/"?',
      ],
    ],
    [
      'an entry with a missing anchor',
      { navPaths: [...site.navPaths, '/x/introduction#prices'] },
      [
        'content/nav.ts:1 Entry points to "/x/introduction/#prices", an anchor that does not exist. Did you mean "/x/introduction/#plans"?',
      ],
    ],
    [
      'two pages with one path',
      { pages: [...site.pages, scan('introduction', 'Text.\n\n## Plans [#plans aka=tiers]')] },
      [
        'content/introduction/page.mdx:1 Page has the same path "/x/introduction/" as content/introduction/overview/page.mdx. Move one of the two.',
      ],
    ],
    [
      'a missing published anchor',
      { publishedAnchors: { '/x/introduction': ['plans', 'levels'] } },
      [
        'content/introduction/overview/page.mdx:1 Published anchor "#levels" no longer exists. Keep it as an alias of the heading that replaced it: "[#new-id aka=levels]".',
      ],
    ],
    [
      'a missing published page',
      { publishedAnchors: { '/x/introduction/support': [] } },
      [
        'content/published-anchors.json:1 Published page "/x/introduction/support/" no longer exists. Restore it, or redirect its path in content/redirects.ts.',
      ],
    ],
  ])('reports %s', (_, change, expected) => {
    expect(check(change)).toEqual(expected);
  });

  it('accepts a removed page if its path is redirected', () => {
    expect(check({ publishedAnchors: { '/r/short': ['old'] } })).toEqual([]);
  });

  it('reports every link on a site without pages', () => {
    const page = scan('a', '[b](/x/b/)');
    expect(check({ pages: [], navPaths: ['/x/a'], externalPaths: [], publishedAnchors: {} })).toEqual([
      'content/nav.ts:1 Entry points to "/x/a/", a page that does not exist. The site has no pages yet.',
    ]);
    expect(check({ pages: [page], navPaths: ['/x/a'], externalPaths: [], publishedAnchors: {} })).toHaveLength(1);
  });
});

describe('navTargets', () => {
  it('lists pages and anchors of all levels', () => {
    const tree = [group('A', page('/x/a'), group('B', page('/x/a/b'), hash('/x/a', 'c', 'C')))];
    expect(navTargets(tree)).toEqual(['/x/a', '/x/a/b', '/x/a#c']);
  });
});
