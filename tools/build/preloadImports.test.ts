import { describe, expect, it } from 'vitest';
import { preloadImports, collectImports } from './preloadImports.ts';

const read = (files: Record<string, string>) => (path: string) => files[path];

describe('the imports of a module', () => {
  it.each([
    ['are none for a module without imports', { '/a/page.js': 'run()' }, []],
    ['include a chunk, minified', { '/a/page.js': 'import{a as e}from"./lib.js";e()', '/a/lib.js': '' }, ['/a/lib.js']],
    ['include a side-effect import', { '/a/page.js': "import'./lib.js'", '/a/lib.js': '' }, ['/a/lib.js']],
    [
      'include transitive chunks once',
      {
        '/a/page.js': 'import"./b.js";import"./c.js"',
        '/a/b.js': 'import{x}from"./d.js"',
        '/a/c.js': 'import"./b.js"',
        '/a/d.js': '',
      },
      ['/a/b.js', '/a/c.js', '/a/d.js'],
    ],
    ['include circular chunks', { '/a/page.js': 'import"./b.js"', '/a/b.js': 'import"./page.js"' }, ['/a/b.js']],
    ['exclude dynamic imports', { '/a/page.js': 'import(`./late.js`);import("./late.js")', '/a/late.js': '' }, []],
    ['exclude file names in strings', { '/a/page.js': 'say(`from "./gone.js"`)' }, []],
  ])('%s', (_, files: Record<string, string>, expected) => {
    expect(collectImports('/a/page.js', read(files))).toEqual(expected);
  });
});

describe('a page', () => {
  const announce = (html: string) => preloadImports(html, (path) => (path === '/a/page.js' ? ['/a/lib.js'] : []));

  it('preloads the imports of its module, before the script', () => {
    expect(announce('<p>Text</p><script type="module" src="/a/page.js"></script>')).toBe(
      '<p>Text</p><link rel="modulepreload" href="/a/lib.js"><script type="module" src="/a/page.js"></script>',
    );
  });

  it.each([
    '<script type="module" src="/a/alone.js"></script>',
    '<script>boot()</script>',
    '<script src="/a/page.js"></script>',
    '<script type="module" src="//elsewhere.test/a/page.js"></script>',
  ])('does not change %s', (html) => {
    expect(announce(html)).toBe(html);
  });
});
