import { describe, expect, it } from 'vitest';
import { assetsInHtml, staticImports } from './asset-references.ts';

describe('asset references', () => {
  it('are found in the attributes of a page, without duplicates', () => {
    const html = `<link rel="stylesheet" href="/_astro/App.a1.css"><link href="/static/styles/code.css">
      <astro-island component-url="/_astro/demo.b2.js" renderer-url="/_astro/client.c3.js"></astro-island>
      <astro-island component-url="/_astro/demo.d4.js" renderer-url="/_astro/client.c3.js"></astro-island>`;
    expect(assetsInHtml(html)).toEqual([
      '/_astro/App.a1.css',
      '/static/styles/code.css',
      '/_astro/demo.b2.js',
      '/_astro/client.c3.js',
      '/_astro/demo.d4.js',
    ]);
  });

  it.each([
    '<a href="/x/introduction/">',
    '<img src="https://elsewhere.test/_astro/a.js">',
    '<a href="//_astro/a.js">',
    'text /_astro/a.js text',
  ])('are not found in %s', (html) => {
    expect(assetsInHtml(html)).toEqual([]);
  });

  it('are the static imports of a module, not the dynamic ones', () => {
    const code =
      'import{a as b}from"./react.x1.js";import"./side.y-2.js";export*from"./more.js";const c=()=>import("./late.js"),d="./text.js";';
    expect(staticImports(code)).toEqual(['react.x1.js', 'side.y-2.js', 'more.js']);
  });
});
