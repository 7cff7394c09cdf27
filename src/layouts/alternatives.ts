import { EXPORT_ALTERNATIVES, GUIDE_ALTERNATIVES } from '#content/alternatives.ts';
import type { PagePath } from '#model/nav';
import type { Alternative } from '#model/plans';
import { apiProducts } from '#services/api-reference';

const byPath = new Map<string, Alternative>(
  apiProducts()
    .flatMap(({ pages }) => pages)
    .flatMap(({ name, path }) => (EXPORT_ALTERNATIVES[name] ? [[path, EXPORT_ALTERNATIVES[name]]] : [])),
);

/** What a reader can use instead of what a page is about. */
export function alternativeTo(path: string): Alternative | undefined {
  return GUIDE_ALTERNATIVES[path as PagePath] ?? byPath.get(path);
}
