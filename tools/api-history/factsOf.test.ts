import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { extractRelease } from '../api-extractor/index.ts';
import { snapshotOf } from './factsOf.ts';

const fixtures = join(import.meta.dirname, '../api-extractor/fixtures');

function extract(name: string) {
  const [api] = extractRelease({
    folder: import.meta.dirname,
    folderOf: (packageName) => join(fixtures, name, packageName),
    packages: ['@fixture/x-widget', '@fixture/x-widget-pro'],
    products: [
      {
        folder: 'charts',
        packages: ['@fixture/x-widget', '@fixture/x-widget-pro'],
        components: ['Widget', 'WidgetPro', 'WidgetOfAnotherRelease'],
        interfaces: ['WidgetRow', 'RowOfAnotherRelease'],
        cssVariables: {},
        lookups: [],
      },
    ],
  });
  if (!api) throw new Error('Nothing was read.');
  return api;
}

const read = (name: string) => snapshotOf(extract(name));
const { facts, foreign } = read('widget');
const next = read('widget-next');

describe('what a release declares', () => {
  it('is read without what the catalog has of other releases', () => {
    expect(facts).toHaveProperty('Widget');
    expect(facts).not.toHaveProperty('WidgetOfAnotherRelease');
    expect(facts).not.toHaveProperty('RowOfAnotherRelease');
  });

  it('keeps the raw name of an unstable export', () => {
    expect(Object.keys(facts).filter((key) => !key.includes(' ') && /unstable_/i.test(key))).not.toEqual([]);
    expect(facts).not.toHaveProperty('UnsteadyWidget');
  });

  it('knows the plan of an export by its package', () => {
    expect(facts['WidgetPro']?.plan).toBe('pro');
    expect(facts['Widget']?.plan).toBeUndefined();
  });

  it('names props of other libraries instead of recording them', () => {
    const names = Object.values(foreign).flat();
    expect(names).not.toEqual([]);
    for (const [owner, props] of Object.entries(foreign))
      for (const prop of props) expect(facts).not.toHaveProperty([`${owner} prop ${prop}`]);
  });

  it('leaves out the attributes of an element that a declaration spells out', () => {
    const api = extract('widget');
    const component = api.components.find(({ name }) => name === 'Widget');
    if (!component) throw new Error('The fixture has no component.');
    const attributes = Array.from({ length: 400 }, (_, index) => ({
      name: `attribute${index}`,
      isRequired: index === 0,
    }));
    const own = { name: 'ownerState', isRequired: true };
    const props = [...attributes, own].map(
      (prop) => ({ ...component.props[0], ...prop }) as (typeof component.props)[0],
    );
    const keys = Object.keys(snapshotOf({ ...api, components: [{ ...component, props }] }).facts);
    expect(keys.filter((key) => key.startsWith(`${component.name} prop`))).toEqual([
      `${component.name} prop ownerState`,
    ]);
  });

  it('keeps what a stable export still offers under its unstable name, which its comment deprecates', () => {
    expect(next.facts).toMatchObject({
      UnsteadyWidget: {},
      Unstable_UnsteadyWidget: { deprecated: 'It is stable now: import `UnsteadyWidget` instead.' },
    });
    expect(next.foreign['Unstable_UnsteadyWidget']).toEqual(foreign['Unstable_UnsteadyWidget']);
    expect(next.foreign['UnsteadyWidget']).toEqual(foreign['Unstable_UnsteadyWidget']);
  });

  it('names members that moved to a type which nobody can import', () => {
    expect(facts).toHaveProperty(['UseRowsOptions member filter']);
    expect(foreign['UseRowsOptions']).toEqual([]);
    expect(next.facts).not.toHaveProperty(['UseRowsOptions member filter']);
    expect(next.foreign['UseRowsOptions']).toEqual(['filter']);
  });

  it('has only the start of a very long type, with a digest of all of it', () => {
    expect(facts['WidgetColor']?.type).toMatch(/^'color-000' \| .*… \([\da-f]{8}\)$/);
    expect(facts['WidgetColor']?.type?.length).toBeLessThan(520);
  });

  it('has types in one line', () => {
    for (const { type = '' } of Object.values(facts)) expect(type).not.toContain('\n');
  });

  it('differs from the next release by a renamed prop and a new class', () => {
    const gone = Object.keys(facts).filter((key) => !(key in next.facts));
    const come = Object.keys(next.facts).filter((key) => !(key in facts));
    expect(gone).toEqual(expect.arrayContaining(['Widget prop pageSize', 'WidgetPro prop pageSize']));
    expect(come).toEqual(expect.arrayContaining(['Widget prop rowsPerPage', 'WidgetPro prop rowsPerPage']));
  });
});
