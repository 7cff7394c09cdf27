// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hrefOf, propsIn } from './findName.ts';

const GRID = '/x/api/data-grid/data-grid/';

/** Highlighted lines of code have elements of their own, also those of one tag or script. */
const PAGE = `
<main>
  <p>Set <a href="${GRID}#data-grid-prop-sortModel"><code>sortModel</code></a>, then <code id="again">sortModel={[]}</code>
    or <code id="unknown">initialSort</code>.</p>
  <pre><code>
<span class="token tag">&lt;<span class="token class-name"><a href="${GRID}" id="grid">DataGrid</a></span></span>
<span class="token tag">  <span class="token attr-name" id="rows">rows</span><span class="token script">={data}</span></span>
<span class="token tag">  <span class="token attr-name" id="slots">slots</span><span class="token script">={{</span></span>
<span class="token tag"><span class="token script">    <span class="token property" id="toolbar">toolbar</span>: () =&gt; <span class="token tag">&lt;<span class="token class-name">Chip</span> <span class="token attr-name" id="label">label</span>="a" /&gt;</span>,</span></span>
<span class="token tag"><span class="token script">  }}</span></span>
<span class="token tag">  <span class="token attr-name" id="density">density</span>="compact"</span>
<span class="token tag">/&gt;</span>
<span class="token tag">&lt;div <span class="token attr-name" id="style">style</span>="a"&gt;</span>
{ <span class="token property" id="loose">toolbar</span>: 1, <span class="token property" id="known">sortModel</span>: 1 }
  </code></pre>
</main>`;

const byId = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
};
const pathOf = (id: string) => {
  const href = hrefOf(byId(id));
  return href && new URL(href).pathname + new URL(href).hash;
};

beforeEach(() => void (document.body.innerHTML = PAGE));
afterEach(() => document.body.replaceChildren());

it.each([
  ['a link', 'grid', GRID],
  ['an attribute', 'rows', `${GRID}#data-grid-prop-rows`],
  ['an attribute after nested tags', 'density', `${GRID}#data-grid-prop-density`],
  ['a key of slots', 'toolbar', `${GRID}#DataGrid-css-toolbar`],
  ['inline code that another link explains', 'again', `${GRID}#data-grid-prop-sortModel`],
  ['inline code without a link', 'unknown', undefined],
  ['an attribute of another library', 'label', undefined],
  ['an attribute of an element', 'style', undefined],
  ['a key elsewhere that another link explains', 'known', `${GRID}#data-grid-prop-sortModel`],
  ['a key elsewhere', 'loose', undefined],
])('%s has the address %s', (_, id, expected) => {
  expect(pathOf(id)).toBe(expected);
});

it('finds the props that code gives to a component', () => {
  expect(propsIn(byId('grid'))).toEqual(['data-grid-prop-rows', 'data-grid-prop-slots', 'data-grid-prop-density']);
});
