import { describe, expect, it } from 'vitest';
import { announceImports, collectImports } from './announceImports.ts';

const read = (files: Record<string, string>) => (path: string) => files[path];

describe('what a module imports', () => {
  it.each([
    ['nothing', { '/a/page.js': 'run()' }, []],
    ['a chunk, minified', { '/a/page.js': 'import{a as e}from"./lib.js";e()', '/a/lib.js': '' }, ['/a/lib.js']],
    ['a chunk for its effect', { '/a/page.js': "import'./lib.js'", '/a/lib.js': '' }, ['/a/lib.js']],
    ['chunks of chunks, each once', { '/a/page.js': 'import"./b.js";import"./c.js"', '/a/b.js': 'import{x}from"../c.js"', '/a/c.js': 'import"./b.js"', '/c.js': '' }, ['/a/b.js', '/a/c.js', '/c.js']],
    ['chunks that need each other', { '/a/page.js': 'import"./b.js"', '/a/b.js': 'import"./page.js"' }, ['/a/b.js']],
    ['on demand, which can wait', { '/a/page.js': 'import(`./late.js`);import("./late.js")', '/a/late.js': '' }, []],
    ['names of files that are none', { '/a/page.js': 'say(`from "./gone.js"`)' }, []],
  ])('%s', (_, files: Record<string, string>, expected) => {
    expect(collectImports('/a/page.js', read(files))).toEqual(expected);
  });
});

describe('a page', () => {
  const announce = (html: string) => announceImports(html, (path) => (path === '/a/page.js' ? ['/a/lib.js'] : []));

  it('names what its module imports, in front of it', () => {
    expect(announce('<p>Text</p><script type="module" src="/a/page.js"></script>')).toBe(
      '<p>Text</p><link rel="modulepreload" href="/a/lib.js"><script type="module" src="/a/page.js"></script>',
    );
  });

  it.each(['<script type="module" src="/a/alone.js"></script>', '<script>boot()</script>', '<script src="/a/page.js"></script>', '<script type="module" src="//elsewhere.test/a/page.js"></script>'])(
    'leaves %s alone',
    (html) => {
      expect(announce(html)).toBe(html);
    },
  );
});
