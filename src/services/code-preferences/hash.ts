import type { CodeStyling, CodeVariant } from '#model/demo';

/** `#MultiSorting.tsx` selects TypeScript, `#MultiSorting.js` JavaScript. */
export function variantInHash(hash: string): CodeVariant | undefined {
  if (hash.endsWith('.js')) return 'JS';
  if (hash.endsWith('.tsx')) return 'TS';
  return undefined;
}

/** `#css-MultiSorting.tsx` selects CSS modules; only a hash with a file name can select a styling. */
export function stylingInHash(hash: string): CodeStyling | undefined {
  if (!variantInHash(hash)) return undefined;
  const styling = /^#(system|css|tailwind)-/.exec(hash)?.[1];
  return styling as CodeStyling | undefined;
}

interface DemoHash {
  /** `MultiSorting`. */
  name: string;
  /** Whether the hash names a file, which also opens the code. */
  wantsCode: boolean;
}

/** Parses the hash of a demo link. Checks only the syntax, not whether the demo exists. */
export function parseDemoHash(hash: string): DemoHash | undefined {
  const found = /^#(?:(?:system|css|tailwind)-)?([A-Z][A-Za-z0-9]{0,99})(\.(?:js|tsx))?$/.exec(hash);
  return found?.[1] ? { name: found[1], wantsCode: found[2] !== undefined } : undefined;
}
