import { kebabCase, pathOfApi } from '#model/api-anchors';
import type { ApiFolder } from '#model/api-folders';
import { type ApiHistory, type Fact, keyOf, stableName, stateAt } from '#model/api-history';
import { anchorOfFact } from '#model/row-history';
import type { CompareProps } from './props.ts';

/** Finds the row of a fact: on the page of its export, if there is one and the documented version has it. */
export function addressesOf(
  history: ApiHistory,
  { products, current, prefix }: Pick<CompareProps, 'products' | 'current' | 'prefix'>,
): (folder: ApiFolder, fact: Fact) => string | undefined {
  const pages = new Map(products.map(({ folder, withPage }) => [folder, new Set(withPage)]));
  return (folder, fact) => {
    const name = stableName(fact.owner);
    const state = stateAt(history, folder, keyOf(fact), current);
    if (!pages.get(folder)?.has(name) || !state || state.isForeign) return undefined;
    return `${prefix}${pathOfApi(folder, kebabCase(name))}/${fact.member ? `#${anchorOfFact(fact)}` : ''}`;
  };
}
