import type { ProductContext } from '../productContext.ts';
import type { Exported } from '../program/exportsOf.ts';
import { isComponent } from './componentSignature.ts';
import { isHook } from './readHook.ts';
import { isSelector } from './readSelector.ts';

/** Everything that a product exports, by what it is; types and other values are in `all` alone. */
export function exportsByKind({ exported, registry: { checker } }: ProductContext) {
  const found = [...exported.values()].flatMap((one) => {
    const symbol = one.variants[0]?.symbol;
    return symbol ? [{ one, symbol }] : [];
  });
  const those = (isOfKind: (...of: Parameters<typeof isComponent>) => boolean): Exported[] =>
    found.filter(({ one, symbol }) => isOfKind(one.name, symbol, checker)).map(({ one }) => one);
  return {
    all: found.map(({ one }) => one),
    components: those(isComponent),
    hooks: those(isHook),
    selectors: those(isSelector),
  };
}
