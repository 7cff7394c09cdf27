import { apiReference, group, hash, page, subheader, type NavEntry } from '#model/nav';

/** The only list of pages. It names pages that exist; a page joins the tree with the change that writes it. */
export const nav: readonly NavEntry[] = [
  group(
    'Introduction',
    page('/x/introduction'),
    page('/x/introduction/installation'),
    page('/x/introduction/licensing'),
    page('/x/introduction/support'),
    page('/x/introduction/mcp', { isNew: true }),
    page('/x/introduction/priority-support', { plan: 'premium', isNew: true }),
    page('/x/guides/telemetry', { plan: 'pro' }),
    page('/x/introduction/roadmap'),
    page('/x/introduction/privacy'),
  ),
  group('Common concepts', page('/x/common-concepts/custom-components')),
  group(
    'Data Grid',
    page('/x/react-data-grid'),
    page('/x/react-data-grid/quickstart'),
    subheader(
      'Main features',
      page('/x/react-data-grid/layout'),
      group('Columns', page('/x/react-data-grid/column-definition')),
      page('/x/react-data-grid/sorting'),
    ),
    subheader(
      'Advanced features',
      page('/x/react-data-grid/tree-data', { plan: 'pro' }),
      page('/x/react-data-grid/aggregation', { plan: 'premium' }),
    ),
    subheader({ title: 'Components', isNew: true }, page('/x/react-data-grid/components/columns-panel', { status: 'planned' })),
    subheader('Resources', apiReference('data-grid')),
  ),
  group(
    'Date and Time Pickers',
    page('/x/react-date-pickers'),
    page('/x/react-date-pickers/quickstart'),
    page('/x/react-date-pickers/base-concepts'),
    subheader(
      'Components',
      group('Date components', page('/x/react-date-pickers/date-picker')),
      group({ title: 'Date Range components', plan: 'pro' }, page('/x/react-date-pickers/date-range-picker')),
    ),
    subheader('Resources', apiReference('date-pickers')),
  ),
  group(
    'Charts',
    page('/x/react-charts'),
    page('/x/react-charts/quickstart'),
    subheader(
      'Components',
      group('Bars', page('/x/react-charts/bars'), page('/x/react-charts/bar-demo')),
      page('/x/react-charts/heatmap', { plan: 'pro' }),
      page('/x/react-charts/sankey', { plan: 'pro', status: 'unstable' }),
      hash('/x/react-charts', 'planned-charts', 'Future components', { status: 'planned' }),
    ),
    subheader('Main features', page('/x/react-charts/styling')),
    subheader('Resources', apiReference('charts')),
  ),
  group('Tree View', subheader('Resources', apiReference('tree-view'))),
  group('Migration', subheader('Upgrade to v8', page('/x/migration/migration-tree-view-v7'))),
];
