import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLink } from './links.ts';

function read(url: string) {
  const messages: string[] = [];
  const context = {
    file: 'content/a/page.mdx',
    path: '/x/a',
    text: '',
    hasFile: (name: string) => name === 'shop/package.json',
  };
  const target = readLink(url, 3, {
    ...context,
    report: (_line, message, advice) => messages.push(`${message} ${advice}`),
  });
  return { target, messages };
}

describe('readLink', () => {
  it('returns a target or reports a problem, never both', () => {
    const pieces = fc.constantFrom(
      '/',
      'x',
      '#',
      '?',
      '.',
      '..',
      'https:',
      '//',
      'javascript:',
      ' ',
      '\t',
      '%',
      'a',
      '\\',
      '@',
      'mailto:',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const { target, messages } = read(parts.join(''));
        expect(messages).toHaveLength(target ? 0 : 1);
      }),
    );
  });

  it('accepts the URL that it suggests', () => {
    const pieces = fc.constantFrom('/', 'x', '..', '.', 'grid', '//', '#a', '?b', '.mdx');
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        const [message = ''] = read(parts.join('')).messages;
        const [, advised] = /\. Write "(\/[^"]*)"\.$/.exec(message) ?? [];
        if (advised) expect(read(advised).messages).toEqual([]);
      }),
    );
  });

  it('accepts the archive of a project next to the page', () => {
    expect(read('/x/a/shop.zip').target).toEqual({ kind: 'download' });
    expect(read('/x/b/shop.zip').messages).toEqual([expect.stringContaining('has no project')]);
    expect(read('/x/a/office.zip').messages).toEqual([expect.stringContaining('has no project')]);
  });

  it('rejects every scheme except https and mailto', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('javascript', 'data', 'ftp', 'file', 'blob', 'JavaScript', 'java\nscript'),
        fc.string(),
        (scheme, rest) => {
          expect(read(`${scheme}:${rest}`).target).toBeUndefined();
        },
      ),
    );
  });
});
