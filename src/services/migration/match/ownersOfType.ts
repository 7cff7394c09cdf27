import type { Owner } from './Project.ts';

/** Types of objects that become props somewhere else. */
const OWNERS: readonly (readonly [name: RegExp, owner: Owner])[] = [
  [/^Grid(?:\w*Col(?:umn)?(?:Type)?Def|Columns)$/, { component: 'DataGrid', path: ['columns'] }],
  [/^GridFilterOperator$/, { component: 'DataGrid', path: ['columns', 'filterOperators'] }],
  [/^GridLocaleText$/, { component: 'DataGrid', path: ['localeText'] }],
  [/^PickersLocaleText$/, { component: 'LocalizationProvider', path: ['localeText'] }],
  [
    /^(?:Bar|Line|Pie|Scatter|Radar|Heatmap)Series(?:Type)?$|^(?:All|Cartesian)SeriesType$/,
    { component: 'BarChart', path: ['series'] },
  ],
  [/^HighlightScope$/, { component: 'BarChart', path: ['series', 'highlightScope'] }],
  [/^(?:Axis|XAxis|YAxis)(?:Config|)$/, { component: 'BarChart', path: ['xAxis'] }],
];

const NAME = /\b([A-Z]\w*)(?:<[^>]*>)?(?:\[['"](\w+)['"]\])?/g;

/** What objects of a type are for: `GridColDef<Order>[]`, `DataGridProps['slots']`. Names can be imported as others. */
export function ownersOfType(type: string | undefined, exportedName: (local: string) => string): Owner[] {
  return Array.from((type ?? '').matchAll(NAME)).flatMap(([, local = '', key]): Owner[] => {
    const name = exportedName(local);
    const path = key ? [key] : [];
    const known = OWNERS.find(([pattern]) => pattern.test(name))?.[1];
    if (known) return [{ ...known, path: [...known.path, ...path] }];
    const component = /^(\w+)Props$/.exec(name)?.[1];
    return component ? [{ component, path }] : [];
  });
}
