import { describe, expect, it } from 'vitest';
import { createNetworkSanitizer } from './networkHtml.ts';

const sanitize = createNetworkSanitizer();

describe('HTML from the network', () => {
  it('keeps the markup of an ad', () => {
    const ad =
      '<div id="carbonads" class="wrap"><a href="https://a.test/" rel="x" target="y"><img src="https://a.test/i.png" alt="A" width="130" height="100"></a><span>Text</span></div>';
    expect(sanitize(ad)).toBe(
      '<div id="carbonads" class="wrap"><a href="https://a.test/" rel="sponsored noopener noreferrer" target="_blank"><img src="https://a.test/i.png" alt="A" width="130" height="100"></a><span>Text</span></div>',
    );
  });

  it.each([
    ['<script>x</script>', ''],
    ['<iframe src="https://a.test/"></iframe>', ''],
    ['<img src=x onerror=alert(1)>', '<img>'],
    ['<img src="http://a.test/i.png">', '<img>'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="https://user:pw@a.test/">x</a>', '<a>x</a>'],
    ['<div style="position:fixed" onclick="x">x</div>', '<div>x</div>'],
    ['<div id="main">x</div>', '<div>x</div>'],
    ['<form action="https://a.test/"><input name="x"></form>', ''],
    ['<img width="99999" height="1em">', '<img>'],
  ])('turns %s into %s', (html, expected) => {
    expect(sanitize(html)).toBe(expected);
  });

  it('accepts http on loopback only in a test configuration', () => {
    expect(createNetworkSanitizer(true)('<a href="http://127.0.0.1/">x</a>')).toContain('href');
    expect(sanitize('<a href="http://127.0.0.1/">x</a>')).toBe('<a>x</a>');
  });
});
