import { describe, expect, it } from 'vitest';
import { isPlainMarkup } from './isPlainMarkup.ts';

describe('isPlainMarkup', () => {
  it.each([
    '',
    'text &amp; &lt;script&gt;',
    '<div class="MuiDataGrid-root" style="height: 40px;" role="grid" aria-rowcount="3" data-id="4"><span>Kiln</span></div>',
    '<input type="checkbox" checked="" tabindex="-1"><br><!--$--><!-- -->',
    '<svg viewBox="0 0 24 24"><clipPath id="a"><rect width="1"></rect></clipPath><path d="M0 0"></path></svg>',
    '<a href="/x/"></a><a href="https://example.com/?a=1&amp;b=2"></a><a href="#a"></a>',
    '<style href="/a">.a > .b { color: red; }</style><div></div>',
    '<button title="a > b" data-json="{&quot;a&quot;:1}"></button>',
  ])('accepts %s', (html) => {
    expect(isPlainMarkup(html)).toBe(true);
  });

  it.each([
    '<script>alert(1)</script>',
    '<SCRIPT src="/a.js"></SCRIPT>',
    '<b onclick="alert(1)"></b>',
    '<b ONCLICK="alert(1)"></b>',
    '<img src="x" onerror="alert(1)">',
    '<a href="javascript:alert(1)"></a>',
    '<a href=" javascript:alert(1)"></a>',
    '<a href="&#106;avascript:alert(1)"></a>',
    '<a href="data:text/html,a"></a>',
    '<svg><a xlink:href="javascript:alert(1)"></a></svg>',
    '<button formaction="javascript:alert(1)"></button>',
    '<iframe srcdoc="a"></iframe>',
    '<style>a{}<script>alert(1)</script></style>',
    '<style>a > b',
    '<svg><animate attributeName="href" to="javascript:alert(1)"></animate></svg>',
    '<svg><use href="#a"></use></svg>',
    '<svg><foreignObject></foreignObject></svg>',
    '<my-element></my-element>',
    '<form action="/a"></form>',
    '<base href="/a">',
    '<meta http-equiv="refresh" content="0">',
    '<b class=a></b>',
    "<b class='a'></b>",
    '<b/class="a"></b>',
    '<b',
    'a < b',
    '<!--> <script>-->',
    '<!-- <b> -->',
    '<![CDATA[a]]>',
    '<!doctype html>',
  ])('rejects %s', (html) => {
    expect(isPlainMarkup(html)).toBe(false);
  });
});
