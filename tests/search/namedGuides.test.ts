import { describe, expect, it } from 'vitest';
import { builtEngine } from './queries.ts';

const engine = builtEngine();

/** A word, and the guides that it is a name of: in their title, in the tree, or at the end of their address. */
const GUIDES: readonly (readonly [word: string, ...paths: string[]])[] = [
  // Data Grid
  ['grid', 'react-data-grid'],
  ['rows', 'react-data-grid/row-definition'],
  ['columns', 'react-data-grid/column-definition'],
  ['cells', 'react-data-grid/cells'],
  ['layout', 'react-data-grid/layout'],
  ['editing', 'react-data-grid/editing'],
  ['sorting', 'react-data-grid/sorting'],
  ['filtering', 'react-data-grid/filtering'],
  ['pagination', 'react-data-grid/pagination'],
  ['selection', 'react-data-grid/row-selection'],
  ['virtualization', 'react-data-grid/virtualization'],
  ['aggregation', 'react-data-grid/aggregation'],
  ['pivoting', 'react-data-grid/pivoting'],
  ['clipboard', 'react-data-grid/clipboard'],
  ['scrolling', 'react-data-grid/scrolling'],
  ['overlays', 'react-data-grid/overlays'],
  ['events', 'react-data-grid/events'],
  ['state', 'react-data-grid/state'],
  ['performance', 'react-data-grid/performance'],
  ['features', 'react-data-grid/features'],
  // Several products
  [
    'accessibility',
    'react-data-grid/accessibility',
    'react-date-pickers/accessibility',
    'react-tree-view/accessibility',
  ],
  ['localization', 'react-data-grid/localization', 'react-date-pickers/localization', 'react-charts/localization'],
  ['export', 'react-charts/export', 'react-data-grid/export'],
  ['toolbar', 'react-charts/toolbar', 'react-data-grid/components/toolbar'],
  ['style', 'react-data-grid/style', 'react-charts/styling'],
  ['styling', 'react-data-grid/style', 'react-charts/styling'],
  // Date and Time Pickers
  ['fields', 'react-date-pickers/fields'],
  ['validation', 'react-date-pickers/validation'],
  ['forms', 'react-date-pickers/forms'],
  ['lifecycle', 'react-date-pickers/lifecycle'],
  ['shortcuts', 'react-date-pickers/shortcuts'],
  ['timezone', 'react-date-pickers/timezone'],
  ['formats', 'react-date-pickers/adapters-locale'],
  // Charts
  ['bars', 'react-charts/bars'],
  ['lines', 'react-charts/lines'],
  ['pie', 'react-charts/pie'],
  ['scatter', 'react-charts/scatter'],
  ['sparkline', 'react-charts/sparkline'],
  ['gauge', 'react-charts/gauge'],
  ['radar', 'react-charts/radar'],
  ['heatmap', 'react-charts/heatmap'],
  ['funnel', 'react-charts/funnel'],
  ['pyramid', 'react-charts/pyramid'],
  ['sankey', 'react-charts/sankey'],
  ['animation', 'react-charts/animation'],
  ['axis', 'react-charts/axis'],
  ['composition', 'react-charts/composition'],
  ['label', 'react-charts/label'],
  ['labels', 'react-charts/label'],
  ['legend', 'react-charts/legend'],
  ['stacking', 'react-charts/stacking'],
  ['tooltip', 'react-charts/tooltip'],
  ['highlighting', 'react-charts/highlighting'],
  ['zoom', 'react-charts/zoom-and-pan'],
  ['pan', 'react-charts/zoom-and-pan'],
  // Tree View
  ['items', 'react-tree-view/rich-tree-view/items', 'react-tree-view/simple-tree-view/items'],
  ['expansion', 'react-tree-view/rich-tree-view/expansion', 'react-tree-view/simple-tree-view/expansion'],
  ['focus', 'react-tree-view/rich-tree-view/focus', 'react-tree-view/simple-tree-view/focus'],
  ['ordering', 'react-tree-view/rich-tree-view/ordering'],
  ['tree', 'react-tree-view'],
  // All products
  ['theme', 'theme'],
  ['slots', 'common-concepts/custom-components'],
  ['touch', 'common-concepts/touch'],
  ['typescript', 'common-concepts/typescript'],
  ['testing', 'common-concepts/testing'],
  ['installation', 'introduction/installation'],
  ['licensing', 'introduction/licensing'],
  ['privacy', 'introduction/privacy'],
];

describe('the guide whose name is the query', () => {
  it.each(GUIDES)('comes first for %j', (word, ...paths) => {
    const { hits } = engine.answer({ text: word, filters: {} });
    expect(paths.map((path) => `/x/${path}/`)).toContain(hits[0]?.href);
  });

  it.each([
    ['rows', 'prop'],
    ['pagination', 'prop'],
    ['tooltip', 'prop'],
    ['zoom', 'property'],
    ['gauge', 'component'],
  ])('has what code calls %j right behind it', (word, kind) => {
    const { hits } = engine.answer({ text: word, filters: {} });
    expect(hits.slice(0, 2).map((hit) => hit.kind)).toEqual(['page', kind]);
    expect(hits[1]?.title.toLowerCase()).toBe(word);
  });

  it.each(['Gauge', 'QuickFilter', 'cellSelection', 'GridColDef', 'views', 'density'])(
    'finds %j, which is written like code or names no guide, in the reference',
    (name) => {
      const [first] = engine.answer({ text: name, filters: {} }).hits;
      expect(first?.title).toBe(name);
    },
  );
});
