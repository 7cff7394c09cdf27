import { afterEach, describe, expect, it, vi } from 'vitest';

const SITE_URL = 'https://docs.example.com';

/** The modules under test, in a build that is published at this URL, or at none that is known. */
async function buildFor(siteUrl: string) {
  vi.resetModules();
  vi.doMock('#services/site', async (original) => {
    const { site } = await original<typeof import('#services/site')>();
    return { site: { ...site, siteUrl } };
  });
  const [seo, { socialMetas }, { composeShell }] = await Promise.all([
    import('./seo.ts'),
    import('./socialMetas.ts'),
    import('./composeShell.ts'),
  ]);
  return { ...seo, socialMetas, composeShell };
}

afterEach(() => {
  vi.doUnmock('#services/site');
  vi.resetModules();
});

const page = { path: '/x/introduction', title: 'Overview', description: 'What it is.', language: 'en' };

describe('the canonical URL', () => {
  it.each([
    ['/x/introduction', 'en', '/x/introduction/'],
    ['/x/introduction/', 'zh', '/zh/x/introduction/'],
    ['/zh/x/introduction/?q=1#h', 'en', '/x/introduction/'],
    ['/api/button/', 'en', '/api-docs/button/'],
    ['/api', 'zh', '/zh/api-docs/'],
    ['/x/api/data-grid/data-grid', 'en', '/x/api/data-grid/data-grid/'],
  ])('of %s in %s is that of the parsed path, %s', async (path, language, expected) => {
    const { canonicalUrl } = await buildFor(SITE_URL);
    expect(canonicalUrl(path, language)).toBe(SITE_URL + expected);
  });

  it('is in the social metas, the structured data and robots.txt', async () => {
    const { canonicalUrl, structuredData, socialMetas, robots } = await buildFor(SITE_URL);
    const url = canonicalUrl(page.path, 'en');
    expect(JSON.stringify(socialMetas({ ...page, url }))).toContain(`"og:url","content":"${url}"`);
    expect(structuredData({ ...page, url, crumbs: [] })).toContain(`"item":"${url}"`);
    expect(robots()).toContain(`Sitemap: ${SITE_URL}/sitemap.xml`);
  });
});

describe('a site whose public URL is not known', () => {
  it('has no canonical URL, sitemap or other absolute address of its own', async () => {
    const { canonicalUrl, structuredData, socialMetas, sitemap, robots } = await buildFor('');
    expect(canonicalUrl(page.path, 'en')).toBeUndefined();
    expect(sitemap({ tabs: [], changes: new Map() })).toBeUndefined();
    expect(robots()).not.toContain('Sitemap');
    const metas = socialMetas({ ...page, url: undefined });
    expect(metas.map(({ property, name }) => property ?? name)).not.toContain('og:url');
    expect(JSON.stringify([metas, structuredData({ ...page, url: undefined, crumbs: [] })])).not.toMatch(
      /localhost|"url"|"item"|og:image/,
    );
  });

  it('links to no chat service, which could not read the page', async () => {
    const { composeShell } = await buildFor('');
    expect(composeShell(page).title).toMatchObject({ markdown: '/x/introduction.md', chats: undefined });
    const published = await buildFor(SITE_URL);
    expect(JSON.stringify(published.composeShell(page).title.chats)).toContain(
      encodeURIComponent(`${SITE_URL}/x/introduction.md`),
    );
  });
});
