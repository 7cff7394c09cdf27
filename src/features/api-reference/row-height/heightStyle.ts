import type { CSSProperties } from 'react';

/** Estimated heights without padding, for the widest and the narrowest layout. */
export interface Heights {
  /** Cells next to each other, at 1280 px. */
  table: number;
  /** Cells below each other, at 390 px. */
  stack: number;
}

/** The estimate as custom properties for `contain-intrinsic-block-size`; short, because a page has hundreds of rows. */
export function heightStyle({ table, stack }: Heights): CSSProperties {
  const properties: Record<`--${string}`, string> = { '--t': `${table}px`, '--s': `${stack}px` };
  return properties;
}
