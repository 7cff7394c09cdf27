import { describe, expect, it } from 'vitest';
import { redirects } from '#content/redirects.ts';
import { liveRedirects } from '../../tools/hosting/index.ts';
import { serveSite } from '../support/server.ts';
import { builtDocuments, readBuilt, SITE_FOLDER } from '../support/site.ts';

interface Link {
  from: string;
  path: string;
  hash: string;
}

function linksOf(from: string, html: string): Link[] {
  return [...html.matchAll(/<a [^>]*\bhref="([^"]+)"/g)].flatMap((match) => {
    const url = new URL((match[1] ?? '').replaceAll('&amp;', '&'), `http://site.test${from}`);
    return url.host === 'site.test' ? [{ from, path: url.pathname, hash: decodeURIComponent(url.hash.slice(1)) }] : [];
  });
}

/** Only the link-related data of each page, because all pages together are large. */
const pages = new Map(
  builtDocuments().map((file) => {
    const path = `/${file.replace(/index\.html$/, '')}`;
    const html = readBuilt(file);
    const ids = new Set(Array.from(html.matchAll(/\sid="([^"]+)"/g), (match) => match[1]));
    return [path, { ids, links: linksOf(path, html), blank: html.match(/<a [^>]*target="_blank"[^>]*>/g) ?? [] }];
  }),
);
const links = [...pages.values()].flatMap((page) => page.links);

/** A link to an explorer names a control, which gets set. */
const idsOf = ({ path, hash }: Link) => (/\/x\/explorer\/./.test(path) ? [hash, `explorer-${hash}`] : [hash]);

describe('links', () => {
  it('point to existing pages, without redirects', () => {
    const broken = links.filter(({ path }) => !pages.has(path) && !/\.\w+$/.test(path));
    expect(links.length).toBeGreaterThan(1000);
    expect(broken.map(({ from, path }) => `${from} -> ${path}`)).toEqual([]);
  });

  it('point to existing anchors', () => {
    const broken = links.filter((link) => link.hash && !idsOf(link).some((id) => pages.get(link.path)?.ids.has(id)));
    expect(broken.map(({ from, path, hash }) => `${from} -> ${path}#${hash}`)).toEqual([]);
  });

  it('to a new window have no opener', () => {
    const open = [...pages].flatMap(([path, { blank }]) =>
      blank.filter((tag) => !tag.includes('noopener')).map((tag) => `${path}: ${tag}`),
    );
    expect(open).toEqual([]);
  });
});

describe('redirects', () => {
  const { get } = serveSite();

  it('to pages that do not exist yet respond with 404', async () => {
    const live = new Set(liveRedirects(redirects, SITE_FOLDER));
    for (const { from } of redirects.filter((redirect) => !live.has(redirect)))
      expect((await get(`${from}/`)).status, from).toBe(404);
  });

  it('respond with their status and point to existing pages', async () => {
    const live = liveRedirects(redirects, SITE_FOLDER);
    const expected = [
      ...live.flatMap(({ from, to, status }) => [from, `${from}/`].map((path) => `${path} ${status} ${to}`)),
      '/ 302 /x/',
      '/fr/x/introduction/ 301 /x/introduction/',
      '/zh/x/introduction/licensing/ 301 /x/introduction/licensing/',
      '/x/introduction 301 /x/introduction/',
      '/x/introduction/index.html 301 /x/introduction/',
    ];
    const answers: string[] = [];
    for (const path of expected.map((each) => each.split(' ')[0] ?? '')) {
      const { status, headers } = await get(path);
      answers.push(`${path} ${status} ${headers.get('location')}`);
    }
    expect(answers).toEqual(expected);
    for (const { to } of live.filter((redirect) => redirect.to.startsWith('/')))
      expect((await get(to)).status, to).toBe(200);
  });
});
