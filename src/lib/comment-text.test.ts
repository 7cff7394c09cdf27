import { describe, expect, it } from 'vitest';
import { readComment } from './comment-text.ts';

const text = (value: string) => ({ kind: 'text', text: value }) as const;
const code = (value: string) => ({ kind: 'code', text: value }) as const;
const paragraph = (...content: unknown[]) => ({ kind: 'paragraph', content });

describe('readComment', () => {
  it.each([
    ['', []],
    ['one\ntwo', [paragraph(text('one two'))]],
    ['one\n\ntwo', [paragraph(text('one')), paragraph(text('two'))]],
    ['one<br />two', [paragraph(text('one')), paragraph(text('two'))]],
    ['If `true`, rows', [paragraph(text('If '), code('true'), text(', rows'))]],
    ['**Note:** a', [paragraph({ kind: 'strong', content: [text('Note:')] }, text(' a'))]],
    [
      'See [the `sx` page](/system/sx/).',
      [
        paragraph(
          text('See '),
          { kind: 'link', href: '/system/sx/', content: [text('the '), code('sx'), text(' page')] },
          text('.'),
        ),
      ],
    ],
    [
      '{@link https://a.test/b the docs}',
      [paragraph({ kind: 'link', href: 'https://a.test/b', content: [text('the docs')] })],
    ],
    ['{@link https://a.test/b}', [paragraph({ kind: 'link', href: 'https://a.test/b', content: [text('a.test/b')] })]],
    [
      '{@link GridColDef} or [[GridRow]]',
      [paragraph({ kind: 'name', text: 'GridColDef' }, text(' or '), { kind: 'name', text: 'GridRow' })],
    ],
    [
      'See https://a.test/b.',
      [paragraph(text('See '), { kind: 'link', href: 'https://a.test/b', content: [text('a.test/b')] }, text('.'))],
    ],
    [
      'Use https://mui.com/x/react-data-grid/layout/#flex-parent',
      [
        paragraph(text('Use '), {
          kind: 'link',
          href: 'https://mui.com/x/react-data-grid/layout/#flex-parent',
          content: [text('Flex parent')],
        }),
      ],
    ],
    [
      'One of:\n- `a`: first\n  line\n- b',
      [paragraph(text('One of:')), { kind: 'list', items: [[code('a'), text(': first line')], [text('b')]] }],
    ],
    ['1. a\n2. b', [{ kind: 'list', items: [[text('a')], [text('b')]] }]],
    [
      'a\n```ts\nconst b = `c`;\n```\nd',
      [paragraph(text('a')), { kind: 'code', text: 'const b = `c`;' }, paragraph(text('d'))],
    ],
    ['```\nnever closed', [{ kind: 'code', text: 'never closed' }]],
    ['<img src=x onerror=alert(1)>', [paragraph(text('<img src=x onerror=alert(1)>'))]],
  ])('reads %j', (comment, expected) => {
    expect(readComment(comment)).toEqual(expected);
  });
});
