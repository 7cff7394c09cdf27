import createCache, { type EmotionCache } from '@emotion/cache';

type Direction = 'ltr' | 'rtl';
type StylisPlugins = NonNullable<Parameters<typeof createCache>[0]['stylisPlugins']>;

const KEYS: Readonly<Record<Direction, string>> = { ltr: 'mui', rtl: 'mui-rtl' };
const isServer = typeof document === 'undefined';

/** Browser only. On the server each demo needs a new cache, because a shared one would leave later pages unstyled. */
const shared = new Map<Direction, EmotionCache>();

export function styleCache(): EmotionCache {
  return isServer ? create('ltr') : cacheOf('ltr');
}

/** The cache that mirrors styles; `undefined` until its plugin is loaded on demand. */
export function rtlCache(): EmotionCache | undefined {
  return shared.get('rtl');
}

export async function loadRtlCache(): Promise<void> {
  const { default: mirror } = await import('@mui/stylis-plugin-rtl');
  cacheOf('rtl', [mirror]);
}

function cacheOf(direction: Direction, plugins?: StylisPlugins): EmotionCache {
  const cache = shared.get(direction) ?? create(direction, plugins);
  shared.set(direction, cache);
  return cache;
}

/**
 * Wraps all styles in the `mui` layer, so that the site's styles and Tailwind utilities, in later layers, win regardless
 * of insertion order.
 */
function create(direction: Direction, stylisPlugins?: StylisPlugins): EmotionCache {
  const cache = createCache({ key: KEYS[direction], ...(stylisPlugins && { stylisPlugins }) });
  const { insert } = cache;
  cache.insert = (selector, serialized, sheet, shouldCache) => {
    // A layer order statement must stay outside of the layer.
    const isOrder = /^@layer\s+[^{]*$/.test(serialized.styles);
    const styles = isOrder ? serialized.styles : `@layer mui{${serialized.styles}}`;
    return insert(selector, { ...serialized, styles }, sheet, shouldCache);
  };
  return cache;
}
