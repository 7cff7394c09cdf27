import { describe, expect, it } from 'vitest';
import { findScripts } from './scriptTokenizer.ts';

const texts = (html: string) => findScripts(html).map((script) => script.text);

describe('findScripts', () => {
  it.each([
    ['a plain script', '<p>a<script>run()</script>', ['run()']],
    ['uppercase letters and spaces in tags', '<SCRIPT >run()</ScRiPt\n>', ['run()']],
    ['two scripts', '<script>a</script><script>b</script>', ['a', 'b']],
    ['a comment', '<!-- <script>no</script> --><script>yes</script>', ['yes']],
    ['an empty comment', '<!--><script>yes</script>', ['yes']],
    ['an almost empty comment', '<!---><script>yes</script>', ['yes']],
    ['a comment that ends with --!>', '<!-- a --!><script>yes</script>', ['yes']],
    ['an unclosed comment', '<!-- <script>no</script>', []],
    ['a doctype and a processing instruction', '<!doctype html><?xml "<script>"?><script>yes</script>', ['yes']],
    [
      'a script in an attribute',
      `<a title="<script>no</script>" data-b='<script>no</script>'><script>yes</script></a>`,
      ['yes'],
    ],
    ['an unclosed quote', '<a title="<script>no</script>', []],
    ['a greater-than sign in an attribute of the script', `<script data-a="1 > 0">yes</script>`, ['yes']],
    ['an attribute without quotes', '<script defer data-a=b/c>yes</script>', ['yes']],
    ['a script in a style', '<style><script>no</script></style><script>yes</script>', ['yes']],
    ['a script in a title', '<title><script>no</script></title><script>yes</script>', ['yes']],
    ['a script in a textarea', '<textarea></textareas><script>no</script></textarea><script>yes</script>', ['yes']],
    ['a script without scripting', '<noscript><script>no</script></noscript><script>yes</script>', ['yes']],
    [
      'an element whose name starts with "script"',
      '<scripts>no</scripts><script-a>no</script-a><script>yes</script>',
      ['yes'],
    ],
    ['an end tag whose name starts with "script"', '<script>a</scripty>b</script>', ['a</scripty>b']],
    ['an end tag in a string', `<script>a = "<\\/script>"</script>`, [`a = "<\\/script>"`]],
    ['markup in a script', '<script>a = "<p>" < b</script>', ['a = "<p>" < b']],
    ['a comment in a script', '<script><!--\na\n--></script>', ['<!--\na\n-->']],
    [
      'an escaped script in a script',
      '<script><!-- <script>a</script> --></script><p>',
      ['<!-- <script>a</script> -->'],
    ],
    ['an escaped script that is closed', '<script><!-- <script>a</script>b</script>c', ['<!-- <script>a</script>b']],
    ['an escape that ends immediately', '<script><!--><script>a</script>b', ['<!--><script>a']],
    ['a second escape that ends the first', '<script><!-- <!--><script>a</script>b', ['<!-- <!--><script>a']],
    ['an unclosed script', '<script>a', ['a']],
    ['less-than signs in text', '1 < 2 <3 </ > <script>yes</script>', ['yes']],
    ['a script in an SVG', '<svg><script>yes</script></svg>', ['yes']],
    ['nothing', '', []],
    ['a single less-than sign', '<', []],
  ])('reads %s', (_what, html, expected) => {
    expect(texts(html)).toEqual(expected);
  });

  it('reads all forms of attributes; the first of duplicates wins', () => {
    const [script] = findScripts(`<script TYPE=module src = "a.js" async type='x' data-a='1"2'/></script>`);
    expect(Object.fromEntries(script?.attributes ?? [])).toEqual({
      type: 'module',
      src: 'a.js',
      async: '',
      'data-a': '1"2',
    });
  });

  it('returns the text that browsers hash, with normalized line breaks', () => {
    expect(texts('<script>a\r\nb\rc\0</script>')).toEqual(['a\nb\nc\uFFFD']);
  });

  // With backtracking, a megabyte would take longer than the test may.
  it.each([
    ['<!-- ', 0],
    ['<a b="', 0],
    ['<script><!--', 1],
    ['<style>', 0],
  ])('reads a megabyte of %s without backtracking', (markup, scripts) => {
    expect(findScripts(markup.repeat(200_000))).toHaveLength(scripts);
  });
});
