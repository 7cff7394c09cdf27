import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseHtml, type AllowList, type HtmlNode } from './parseHtml.ts';
import { serializeHtml } from './serializeHtml.ts';

const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 2_000);
const allowed: AllowList = {
  tags: new Set(['b', 'br', 'a', 'i']),
  attribute: (tag, name, value) => (tag === 'a' && name === 'href' && value.startsWith('https:') ? value : undefined),
};
const clean = (html: string) => serializeHtml(parseHtml(html, allowed));

describe('parseHtml', () => {
  it.each([
    ['plain', 'plain'],
    ['<b>bold</b> text', '<b>bold</b> text'],
    ['<B CLASS=x>bold</B>', '<b>bold</b>'],
    ['a<br>b<br/>c', 'a<br>b<br>c'],
    ['<div>kept text</div>', 'kept text'],
    ['<b>never closed', '<b>never closed</b>'],
    ['<b><i>crossed</b></i>', '<b><i>crossed</i></b>'],
    ['</b>stray end', 'stray end'],
    ['<a href="https://a.test/?x=1&amp;y=2">link</a>', '<a href="https://a.test/?x=1&amp;y=2">link</a>'],
    ["<a href='https://a.test'>link</a>", '<a href="https://a.test">link</a>'],
    ['<a href=https://a.test>link</a>', '<a href="https://a.test">link</a>'],
    ['<a href="javascript:alert(1)">link</a>', '<a>link</a>'],
    ['<a href="https://a.test" href="https://b.test">link</a>', '<a href="https://a.test">link</a>'],
    ['<a title=">" href="https://a.test">link</a>', '<a href="https://a.test">link</a>'],
    ['a < b and c > d', 'a &lt; b and c &gt; d'],
    ['&lt;b&gt; stays text', '&lt;b&gt; stays text'],
    ['&amp;lt; decodes once', '&amp;lt; decodes once'],
    ['&#60;&#x3c;&#0;&#xd800;&#x110000;', '&lt;&lt;\ufffd\ufffd\ufffd'],
    ['&nbsp;&unknown;', '\u00a0&amp;unknown;'],
    ['<!-- gone -->after', 'after'],
    ['<!-- never closed', ''],
    ['<!doctype html><?xml ?>after', 'after'],
    ['<script>alert(1)</script>after', 'after'],
    ['<SCRIPT SRC=//evil.test></SCRIPT >after', 'after'],
    ['<script>never closed', ''],
    ['<style>b{}</style><svg><b>x</b></svg><template><b>x</b></template>after', 'after'],
    ['<b onclick=alert(1)>x</b>', '<b>x</b>'],
    ['<b', ''],
    ['<', '&lt;'],
    ['', ''],
  ])('reads %j', (html, expected) => {
    expect(clean(html)).toBe(expected);
  });

  it('keeps only allowed content for any input and is idempotent', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '<b>',
        '</b>',
        '<i ',
        '<script>',
        '</script>',
        '<a href="',
        '"',
        "'",
        '>',
        '<',
        '<!--',
        '-->',
        '&lt;',
        '&#',
        'onerror=',
        '<svg',
        '/',
        '\0',
        '=',
        ' ',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const once = clean(pieces.join(''));
        expect(once.replace(/<\/?(?:b|i|br)>|<a(?: href="https:[^"<>]*")?>|<\/a>/g, '')).not.toMatch(/[<>]/);
        expect(clean(once)).toBe(once);
      }),
      { numRuns: RUNS },
    );
  });

  // Quadratic time would exceed the test timeout by minutes.
  it.each(['<', '<b ', '<b>', '<!--', '<a href="', "<a b='", '<script>', '&', '</b>', '<a =', '<b/'])(
    'parses %j two hundred thousand times in linear time',
    (piece) => {
      expect(parseHtml(piece.repeat(200_000), allowed).length).toBeGreaterThanOrEqual(0);
    },
  );

  it('limits the nesting depth', () => {
    const depthOf = (nodes: readonly HtmlNode[]): number =>
      Math.max(0, ...nodes.map((node) => (typeof node === 'string' ? 0 : 1 + depthOf(node.children))));
    expect(depthOf(parseHtml('<b>'.repeat(10_000), allowed))).toBeLessThan(30);
  });
});
