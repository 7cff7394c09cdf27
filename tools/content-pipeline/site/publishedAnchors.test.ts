import { describe, expect, it } from 'vitest';
import { scanPage } from '../scan.ts';
import { addPublishedAnchors, formatPublishedAnchors, parsePublishedAnchors } from './publishedAnchors.ts';

const page = scanPage({
  file: 'content/b/page.mdx',
  text: '## New [#new aka=old]\n\n## Also [#also]\n',
  hasFile: () => true,
});

describe('published anchors', () => {
  it('are never removed, and new ones are added in a stable order', () => {
    const added = addPublishedAnchors({ '/x/b': ['gone', 'old'], '/x/z': ['z'], '/x/a': ['a'] }, [page]);
    expect(formatPublishedAnchors(added)).toBe(
      `${JSON.stringify({ '/x/a': ['a'], '/x/b': ['also', 'gone', 'new', 'old'], '/x/z': ['z'] }, null, 2)}\n`,
    );
    expect(addPublishedAnchors(added, [page])).toEqual(added);
  });

  it('survive a round trip', () => {
    const text = '{\n  "/x/a": [\n    "__proto__"\n  ],\n  "__proto__": []\n}\n';
    expect(formatPublishedAnchors(parsePublishedAnchors(text))).toBe(text);
    expect(Object.keys(addPublishedAnchors(parsePublishedAnchors(text), []))).toEqual(['/x/a', '__proto__']);
  });

  it.each(['[]', 'null', '1', '{"/x/a": "plans"}', '{"/x/a": [1]}'])('cannot be %s', (text) => {
    expect(() => parsePublishedAnchors(text)).toThrow(
      'content/published-anchors.json is not an object of lists of ids.',
    );
  });
});
