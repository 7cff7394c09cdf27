import { fillIn } from '#lib/fill-in';

/** What importing components costs: `content/import-costs.json`, measured by `npm run bench -- imports`. */

export interface ImportCost {
  /** Bytes of everything it brings except React, minified and compressed with brotli. */
  alone: number;
  /** How much a bundle grows that has the component it is usually used with; missing for those that others join. */
  beside?: { name: string; bytes: number };
  /** For those, what remains of it without Material UI and Emotion. */
  withoutMaterial?: number;
}

export interface ImportCosts {
  /** The day of the measurement: `2026-11-19`. */
  date: string;
  /** Versions of the packages that were measured. */
  versions: Readonly<Record<string, string>>;
  /** By usage key: `data-grid/DataGrid`. */
  costs: Readonly<Record<string, ImportCost>>;
}

/** A cost in words: "Adds 176 kB to a bundle, …". */
export function describeCost(
  { alone, beside, withoutMaterial }: ImportCost,
  textOf: (id: 'apiCostAlone' | 'apiCostBeside' | 'apiCostWithoutMaterial') => string,
): string {
  return [
    fillIn(textOf('apiCostAlone'), { size: kilobytes(alone) }),
    ...(beside ? [fillIn(textOf('apiCostBeside'), { size: kilobytes(beside.bytes), name: beside.name })] : []),
    ...(withoutMaterial === undefined
      ? []
      : [fillIn(textOf('apiCostWithoutMaterial'), { size: kilobytes(withoutMaterial) })]),
  ].join(' ');
}

/** The first decimal matters only in small sizes. */
function kilobytes(bytes: number): string {
  const size = bytes / 1000;
  if (size < 0.1) return '< 0.1\u00a0kB';
  return `${size < 9.95 ? size.toFixed(1) : Math.round(size)}\u00a0kB`;
}
