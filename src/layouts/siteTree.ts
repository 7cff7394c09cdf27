import { nav } from '#content/nav.ts';
import { apiProducts } from '#services/api-reference';
import { withApi } from '#services/navigation';

/** The whole navigation tree: the pages that are written, and the API pages that the packages give. */
export const siteTree = withApi(nav, apiProducts());
