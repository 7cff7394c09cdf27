import { group, page, type NavEntry } from '#model/nav';

/** The only list of pages. It names pages that exist; a page joins the tree with the change that writes it. */
export const nav: readonly NavEntry[] = [
  group('Introduction', page('/x/introduction', { title: 'Overview' })),
];
