import { describe, expect, it } from 'vitest';
import { readPages, withoutPage, withPage } from './pages.ts';

const page = (name: string) => ({ path: `/x/${name}/`, title: name });

describe('stored pages', () => {
  it.each([
    ['nothing', null, []],
    ['no JSON', '{', []],
    ['no list', '{"path":"/x/a/","title":"a"}', []],
    ['no objects', '[null,1,"/x/a/",[]]', []],
    ['another site', '[{"path":"//evil.example/x/","title":"a"},{"path":"https://evil.example","title":"a"}]', []],
    ['a script', '[{"path":"javascript:alert(1)","title":"a"}]', []],
    ['a query', '[{"path":"/x/a/?b","title":"a"}]', []],
    ['an empty title', '[{"path":"/x/a/","title":""}]', []],
    [
      'pages',
      '[{"path":"/x/a/","title":"a"},{"path":"/zh/x/b/","title":"b","more":1}]',
      [page('a'), { path: '/zh/x/b/', title: 'b' }],
    ],
    [
      'a long title',
      JSON.stringify([{ path: '/x/a/', title: 'a'.repeat(500) }]),
      [{ path: '/x/a/', title: 'a'.repeat(120) }],
    ],
  ])('are read from %s', (_, raw, pages) => {
    expect(readPages(raw)).toEqual(pages);
  });

  it('have the latest first, each once, up to a limit', () => {
    const pages = [page('a'), page('b'), page('c')];
    expect(withPage(pages, page('c'), 3)).toEqual([page('c'), page('a'), page('b')]);
    expect(withPage(pages, page('d'), 3)).toEqual([page('d'), page('a'), page('b')]);
    expect(withoutPage(pages, '/x/b/')).toEqual([page('a'), page('c')]);
  });
});
