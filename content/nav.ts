import { group, page, subheader, type NavEntry } from '#model/nav';

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
  ),
  group('Common concepts', page('/x/common-concepts/custom-components')),
  group('Migration', subheader('Upgrade to v8', page('/x/migration/migration-tree-view-v7'))),
];
