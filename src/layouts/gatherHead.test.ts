import { describe, expect, it } from 'vitest';
import { gatherHead } from './gatherHead.ts';

const page = (body: string) => `<!DOCTYPE html><html><head><title>A</title></head><body>${body}</body></html>`;
const style = (names: string, css: string) => `<style data-emotion="${names}">${css}</style>`;

describe('styles and scripts of demos', () => {
  it('leave a page without demos unchanged', () => {
    const html = page('<p>A <style>b{}</style></p>');
    expect(gatherHead(html)).toBe(html);
  });

  it('move to the head, deduplicated and merged into one element with all ids', () => {
    const html = gatherHead(
      page(`${style('mui a', '.mui-a{}')}<p>1</p>${style('mui b c', '.mui-b{}')}<p>2</p>${style('mui a', '.mui-a{}')}`),
    );
    expect(html).toBe(page('<p>1</p><p>2</p>').replace('</head>', `${style('mui a b c', '.mui-a{}.mui-b{}')}</head>`));
  });

  it('keep global rules in separate elements', () => {
    const html = gatherHead(page(style('mui-global x', 'a{}') + style('mui a', 'b{}')));
    expect(html).toContain(`<title>A</title>${style('mui-global x', 'a{}')}${style('mui a', 'b{}')}</head>`);
  });

  it('move the scripts of islands to the head, before any code is painted', () => {
    const runtime =
      '<style>astro-island,astro-slot{display:contents}</style><script>near()</script><script>island()</script>';
    expect(
      gatherHead(page(`<p>1</p>${runtime}<astro-island></astro-island><script type="module" src="/a.js"></script>`)),
    ).toBe(
      page('<p>1</p><astro-island></astro-island><script type="module" src="/a.js"></script>').replace(
        '</head>',
        `${runtime}</head>`,
      ),
    );
  });

  it('keep dollar signs in styles', () => {
    expect(gatherHead(page(style('mui a', ".a{content:'$&'}")))).toContain("content:'$&'");
  });
});
