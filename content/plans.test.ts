import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { API_FOLDERS } from '#model/api-folders';
import type { NavEntry, Plan } from '#model/nav';
import { features as catalog } from './data-grid/features/demos/feature-catalog/features.ts';
import { nav } from './nav.ts';
import { FEATURES } from './plans.ts';

const features = Object.values(FEATURES).flatMap((areas) => areas.flatMap((area) => area.features));
const plansByHref = new Map<string, Plan | undefined>(features.map(({ href, plan }) => [href, plan]));

function textOfPage(path: string): string {
  const folder = path.replace('/x/react-', '');
  const [file = ''] = [`${folder}/page.mdx`, `${folder}/overview/page.mdx`].filter((name) =>
    existsSync(join(import.meta.dirname, name)),
  );
  return readFileSync(join(import.meta.dirname, file), 'utf8');
}

/** The text from a heading to the next one. */
function sectionOf(text: string, id: string): string {
  const [, section] = new RegExp(`^#+ .*\\[#${id}(?: aka=.*)?\\]\\n([^]*?)(?=^#|(?![^]))`, 'm').exec(text) ?? [];
  if (section === undefined) throw new Error(`No section "${id}".`);
  return section;
}

function pagesIn(entries: readonly NavEntry[], around?: Plan): [path: string, plan: Plan | undefined][] {
  return entries.flatMap((entry): [string, Plan | undefined][] => {
    if (entry.kind === 'page') return [[entry.path, entry.plan ?? around]];
    return 'children' in entry ? pagesIn(entry.children, entry.plan ?? around) : [];
  });
}

const plansByPage = new Map(pagesIn(nav));

describe('features by plan', () => {
  it('are listed once', () => {
    expect(plansByHref.size).toBe(features.length);
  });

  it('are the badges of their pages', () => {
    const pages = features.filter(({ href }) => !href.includes('#'));
    expect(pages.filter(({ href, plan }) => !plansByPage.has(href) || plansByPage.get(href) !== plan)).toEqual([]);
  });

  it('are the badges of their sections', () => {
    const sections = features.filter(({ href }) => href.includes('#'));
    const badgeOf = (href: string) => {
      const [path = '', id = ''] = href.split('#');
      const [, badge] = /^\n<Plan is="(\w+)" \/>\n/.exec(sectionOf(textOfPage(path), id)) ?? [];
      return badge ?? plansByPage.get(path);
    };
    expect(sections.map(({ href }) => [href, badgeOf(href)])).toEqual(sections.map(({ href, plan }) => [href, plan]));
  });

  it('include every product page that has a badge', () => {
    const covered = new Set(features.map(({ href }) => href.split('#')[0]));
    const missing = [...plansByPage].filter(
      ([path, plan]) => plan && path.startsWith('/x/react-') && !covered.has(path as `/x/${string}`),
    );
    // Pages of a group whose feature is listed.
    expect(missing.map(([path]) => path)).toEqual([
      '/x/react-data-grid/recipes-row-grouping',
      '/x/react-data-grid/pivoting-explained',
    ]);
  });

  it('have the same plan wherever a badge follows a link to them', () => {
    const wrong = API_FOLDERS.flatMap((folder) =>
      [...plansByPage.keys()]
        .filter((path) => path.startsWith(`/x/react-${folder}`))
        .flatMap((path) =>
          [...textOfPage(path).matchAll(/\]\((\/x\/react-[^)#]+?)\/(#[^)]*)?\) <Plan is="(\w+)" \/>/g)].flatMap(
            ([link, target = '', hash = '', badge]) => {
              const plan = plansByHref.get(target + hash) ?? plansByPage.get(target);
              return plan && plan !== badge ? [`${path}: ${link}`] : [];
            },
          ),
        ),
    );
    expect(wrong).toEqual([]);
  });

  it('are named once, by a word or by a badge', () => {
    const pages = globSync('**/page.mdx', { cwd: import.meta.dirname });
    expect(pages.length).toBeGreaterThan(100);
    const isNamedTwice = (file: string) =>
      /\b(?:Pro|Premium)(?: plan)?(?:\*\*)? <Plan /.test(readFileSync(join(import.meta.dirname, file), 'utf8'));
    expect(pages.filter(isNamedTwice)).toEqual([]);
  });

  it('have the same plan in the catalog of the Data Grid', () => {
    const planOf = new Map(
      FEATURES['data-grid'].flatMap((area) => area.features.map(({ name, plan = 'community' }) => [name, plan])),
    );
    const shared = catalog.filter(({ name }) => planOf.has(name));
    expect(shared.length).toBeGreaterThan(15);
    expect(shared.filter(({ name, plan }) => planOf.get(name) !== plan.toLowerCase())).toEqual([]);
  });
});
