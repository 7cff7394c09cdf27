import { parsePath } from '#lib/paths';
import type { PageView } from './events.ts';

interface Page {
  title: string;
  querySelector: (selector: string) => { getAttribute: (name: string) => string | null } | null;
}

/** Creates the page view event. Missing meta tags leave their fields empty. */
export function pageViewOf(page: Page, pathname: string): PageView {
  const meta = (name: string) => page.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';
  return {
    type: 'page view',
    title: page.title,
    path: parsePath(pathname).canonicalPathname,
    productId: meta('mui:productId'),
    productCategoryId: meta('mui:productCategoryId'),
  };
}
