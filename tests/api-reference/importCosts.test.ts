import { expect, it } from 'vitest';
import committed from '#content/import-costs.json' with { type: 'json' };
import { usageKey } from '#model/api-usage';
import type { ImportCosts } from '#model/import-costs';
import { apiProducts } from '#services/api-reference';
import { readBuilt } from '../support/site.ts';

const { costs }: ImportCosts = committed;

it('every page of a component says what importing it costs, and beside what', () => {
  for (const { folder, pages } of apiProducts()) {
    for (const { name, path } of pages.filter(({ kind }) => kind === 'component')) {
      const html = readBuilt(`${path.slice(1)}/index.html`);
      expect(html, path).toMatch(/Adds \d+(?:\.\d)?\u00a0kB to a Vite bundle/);
      const companion = costs[usageKey(folder, name)]?.beside?.name;
      expect(/With (\w+) already there: /.exec(html)?.[1], path).toBe(companion);
    }
  }
});
