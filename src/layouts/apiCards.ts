import { cardsOf, cardsOfOthers, type CardContext } from '#features/api-reference';
import type { ApiFolder, ApiPageEntry } from '#model/api';
import type { ApiCards } from '#model/api-cards';
import type { ApiUse } from '#model/api-usage';
import { apiProducts, readDemoUsage, readUsage } from '#services/api-reference';
import { apiLinks, readApiContent } from './apiPages.ts';

export interface ApiCardsProps {
  folder: ApiFolder;
  entry: ApiPageEntry;
}

/** A file for each page that documents components, interfaces or hooks: `/x/api/data-grid/data-grid.json`. */
export function apiCardRoutes() {
  return apiProducts().flatMap(({ folder, pages }) =>
    pages
      .filter(({ kind }) => kind !== 'index' && kind !== 'types')
      .map((entry) => ({
        params: { page: entry.path.slice('/x/api/'.length) },
        props: { folder, entry } satisfies ApiCardsProps,
      })),
  );
}

export function readApiCards({ folder, entry }: ApiCardsProps): ApiCards {
  const content = readApiContent(folder, entry);
  // All addresses are whole and without a language: the file is shown on pages of the guides, in any of them.
  const context: CardContext = { folder, ...apiLinks(folder, '', 'en'), exampleOf };
  switch (content.kind) {
    case 'component':
    case 'interface':
    case 'hook':
      return cardsOf(content, context);
    case 'others':
      return cardsOfOthers(content.components, context);
    default:
      throw new Error(`${entry.path} documents nothing that has a card.`);
  }
}

let propsOfDemos: ReadonlyMap<string, number> | undefined;

/**
 * A demo of the quickstart shows a component best, and the demo with the fewest props shows one of them best; a guide, if no
 * demo has it.
 */
function exampleOf(key: string): readonly [title: string, href: string] | undefined {
  const uses = readUsage()(key);
  const demos = uses.filter(({ kind }) => kind === 'demo');
  const isFirst = ({ path }: ApiUse) => !key.includes('#') && path.endsWith('/quickstart');
  const [best] = demos.toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)) || propsOf(a) - propsOf(b));
  const use = best ?? uses[0];
  return use && [use.title, `${use.path}/${use.hash && `#${use.hash}`}`];
}

function propsOf({ path, hash }: ApiUse): number {
  propsOfDemos ??= new Map(
    readDemoUsage().map(({ page, name, components }) => [
      `${page}#${name}`,
      components.reduce((sum, { props, slots }) => sum + props.length + slots.length, 0),
    ]),
  );
  return propsOfDemos.get(`${path}#${hash}`) ?? Infinity;
}
