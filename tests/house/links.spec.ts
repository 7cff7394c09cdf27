import { redirects } from '#content/redirects.ts';
import { expect, test } from '../support/fixtures.ts';
import { builtDocuments, readBuilt } from '../support/site.ts';

interface Link {
  from: string;
  path: string;
  hash: string;
}

const documents = new Map(builtDocuments().map((file) => [`/${file.replace(/index\.html$/, '')}`, readBuilt(file)]));

function linksOf(from: string, html: string): Link[] {
  return [...html.matchAll(/<a [^>]*\bhref="([^"]+)"/g)].flatMap((match) => {
    const url = new URL((match[1] ?? '').replaceAll('&amp;', '&'), `http://site.test${from}`);
    return url.host === 'site.test' ? [{ from, path: url.pathname, hash: decodeURIComponent(url.hash.slice(1)) }] : [];
  });
}

function idsOf(html: string) {
  return new Set([...html.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]));
}

test.describe('links', () => {
  const links = [...documents].flatMap(([from, html]) => linksOf(from, html));

  test('lead to pages that exist, without a detour through a redirect', () => {
    const broken = links.filter(({ path }) => !documents.has(path) && !/\.\w+$/.test(path));
    expect(broken.map(({ from, path }) => `${from} -> ${path}`)).toEqual([]);
  });

  test('lead to places that exist', () => {
    const ids = new Map([...documents].map(([path, html]) => [path, idsOf(html)]));
    const broken = links.filter(({ path, hash }) => hash && !ids.get(path)?.has(hash));
    expect(broken.map(({ from, path, hash }) => `${from} -> ${path}#${hash}`)).toEqual([]);
  });

  test('open no other window, and let none look back', () => {
    for (const [path, html] of documents) {
      for (const [tag] of html.matchAll(/<a [^>]*target="_blank"[^>]*>/g)) expect(tag, path).toContain('noopener');
    }
  });
});

test.describe('redirects', () => {
  for (const { from, to, status } of redirects) {
    test(`${from} answers ${status} to ${to}`, async ({ request }) => {
      for (const path of [from, `${from}/`]) {
        const response = await request.get(path, { maxRedirects: 0 });
        expect(response.status()).toBe(status);
        expect(response.headers()['location']).toBe(to);
      }
    });
  }

  for (const [from, to] of [
    ['/', '/x/introduction/'],
    ['/fr/x/introduction/', '/x/introduction/'],
    ['/zh/x/introduction/licensing/', '/x/introduction/licensing/'],
    ['/x/introduction', '/x/introduction/'],
    ['/x/introduction/index.html', '/x/introduction/'],
  ]) {
    test(`${from} answers 301 to ${to}`, async ({ request }) => {
      const response = await request.get(from ?? '', { maxRedirects: 0 });
      expect(response.status()).toBe(301);
      expect(response.headers()['location']).toBe(to);
    });
  }
});
