import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as grid from '@mui/x-data-grid';
import * as locales from '@mui/x-data-grid/locales';
import * as premium from '@mui/x-data-grid-premium';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import type { ApiEvent, ApiSelector } from '#model/api';
import { readGridReference } from '../../tools/api-extractor/gridReference.ts';

const root = process.cwd();
const found = readGridReference(root);
if (!found) throw new Error('Nothing was extracted yet. Run "npm run build" once.');
const reference = found;
const read = <T>(name: string) =>
  JSON.parse(readFileSync(join(root, `generated/api/data-grid/${name}.json`), 'utf8')) as T[];

/** Members of the interfaces in a declaration file, without those marked `@ignore`. */
function declaredIn(file: string, isWanted: (name: string) => boolean): string[] {
  const text = readFileSync(join(root, 'node_modules/@mui', file), 'utf8');
  const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true);
  return statements
    .filter(ts.isInterfaceDeclaration)
    .filter(({ name }) => isWanted(name.text))
    .flatMap(({ members }) => [...members])
    .filter((member) => !ts.getJSDocTags(member).some(({ tagName }) => tagName.text === 'ignore'))
    .map((member) => member.name?.getText() ?? '');
}

describe('grid API listed in guides matches the packages', () => {
  it.each([
    [
      'GridPaginationApi',
      'x-data-grid/esm/hooks/features/pagination/gridPaginationInterfaces.d.ts',
      /^GridPagination(?:Model|RowCount|Meta)?Api$/,
    ],
    ['GridSortApi', 'x-data-grid/esm/models/api/gridSortApi.d.ts', /^GridSortApi$/],
    [
      'GridEditingApi',
      'x-data-grid/esm/models/api/gridEditingApi.d.ts',
      /^Grid(?:EditingShared|CellEditing|RowEditing|Editing)Api$/,
    ],
    ['GridRowMultiSelectionApi', 'x-data-grid/esm/models/api/gridRowSelectionApi.d.ts', /^GridRowMultiSelectionApi$/],
    [
      'GridColumnPinningApi',
      'x-data-grid-pro/esm/hooks/features/columnPinning/gridColumnPinningInterface.d.ts',
      /^GridColumnPinningApi$/,
    ],
    [
      'GridCellSelectionApi',
      'x-data-grid-premium/esm/hooks/features/cellSelection/gridCellSelectionInterfaces.d.ts',
      /^GridCellSelectionApi$/,
    ],
  ])('methods of %s', (owner, file, interfaces) => {
    const names = reference.methods.filter((method) => method.interfaces?.includes(owner)).map(({ name }) => name);
    expect(names).not.toEqual([]);
    expect(names.toSorted()).toEqual(declaredIn(file, (name) => interfaces.test(name)).toSorted());
  });

  it.each([
    ['setPage', undefined],
    ['pinColumn', 'pro'],
    // Declared by the community package, but only implemented by larger plans.
    ['setColumnIndex', 'pro'],
    ['selectRowRange', 'pro'],
    ['setRowIndex', 'pro'],
    ['selectCellRange', 'premium'],
  ])('the plan of %s is %s', (name, plan) => {
    expect(reference.methods.find((method) => method.name === name)?.plan).toBe(plan);
  });

  it('every exported selector', () => {
    const exported = Object.keys(premium).filter((name) => /^grid\w+Selector$/.test(name));
    expect(
      read<ApiSelector>('selectors')
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(exported.toSorted());
  });

  it('every event of the smallest plan', () => {
    const names = read<ApiEvent>('events')
      .filter(({ plan, isInternal }) => !plan && !isInternal)
      .map(({ name }) => name);
    const declared = declaredIn('x-data-grid/esm/models/events/gridEventLookup.d.ts', (name) =>
      name.endsWith('EventLookup'),
    );
    expect(names.toSorted()).toEqual(declared.toSorted());
  });

  it.each([
    ['string', grid.getGridStringOperators()],
    ['number', grid.getGridNumericOperators()],
    ['date', grid.getGridDateOperators()],
    ['dateTime', grid.getGridDateOperators(true)],
    ['boolean', grid.getGridBooleanOperators()],
    ['singleSelect', grid.getGridSingleSelectOperators()],
  ])('operators of %s columns', (type, operators) => {
    const values = reference.filterOperators
      .filter(({ columnTypes }) => columnTypes.includes(type))
      .map(({ value }) => value);
    expect(values.toSorted()).toEqual(operators.map(({ value }) => value).toSorted());
  });

  it('a label for every operator', () => {
    expect(reference.filterOperators.filter(({ label }) => !label || label === 'undefined')).toEqual([]);
  });

  it('all public locales, with English complete', () => {
    expect(reference.translations['data-grid']).toHaveLength(Object.keys(locales).length - 1);
    const total = Object.keys(grid.GRID_DEFAULT_LOCALE_TEXT).length;
    expect(reference.translations['data-grid'].find(({ name }) => name === 'enUS')).toEqual({
      name: 'enUS',
      language: 'English (US)',
      count: total,
      total,
    });
  });
});
