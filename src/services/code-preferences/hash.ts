import type { CodeStyling, CodeVariant } from '#model/demo';

/** `#MultiSorting.tsx` asks for TypeScript, `#MultiSorting.js` for JavaScript. */
export function variantInHash(hash: string): CodeVariant | undefined {
  if (hash.endsWith('.js')) return 'JS';
  if (hash.endsWith('.tsx')) return 'TS';
  return undefined;
}

/** `#css-MultiSorting.tsx` asks for CSS modules; only a hash that names a file can ask. */
export function stylingInHash(hash: string): CodeStyling | undefined {
  if (!variantInHash(hash)) return undefined;
  const styling = /^#(system|css|tailwind)-/.exec(hash)?.[1];
  return styling as CodeStyling | undefined;
}

export interface DemoHash {
  /** `MultiSorting`. */
  name: string;
  /** Whether the hash names a file, so that its code is wanted too. */
  wantsCode: boolean;
}

/** The demo a hash leads to, as far as its spelling tells. Anything else is no demo, however strange it looks. */
export function parseDemoHash(hash: string): DemoHash | undefined {
  const found = /^#(?:(?:system|css|tailwind)-)?([A-Z][A-Za-z0-9]{0,99})(\.(?:js|tsx))?$/.exec(hash);
  return found?.[1] ? { name: found[1], wantsCode: found[2] !== undefined } : undefined;
}
