import createCache, { type EmotionCache } from '@emotion/cache';

type Direction = 'ltr' | 'rtl';
type StylisPlugins = NonNullable<Parameters<typeof createCache>[0]['stylisPlugins']>;

const KEYS: Readonly<Record<Direction, string>> = { ltr: 'mui', rtl: 'mui-rtl' };
const isServer = typeof document === 'undefined';

/** In the browser all demos share one cache per direction; on the server each has its own, or later pages would be bare. */
const shared = new Map<Direction, EmotionCache>();

export function styleCache(): EmotionCache {
  return isServer ? create('ltr') : cacheOf('ltr');
}

/** The cache that mirrors styles, once its plugin is there; it is fetched by the first reader who needs it. */
export function mirroredCache(): EmotionCache | undefined {
  return shared.get('rtl');
}

export async function loadMirroredCache(): Promise<void> {
  const { default: mirror } = await import('@mui/stylis-plugin-rtl');
  cacheOf('rtl', [mirror]);
}

function cacheOf(direction: Direction, plugins?: StylisPlugins): EmotionCache {
  const cache = shared.get(direction) ?? create(direction, plugins);
  shared.set(direction, cache);
  return cache;
}

/**
 * All styles go into the layer `mui`: the site's own styles and the utilities of Tailwind are in later layers and win,
 * whatever is inserted last.
 */
function create(direction: Direction, stylisPlugins?: StylisPlugins): EmotionCache {
  const cache = createCache({ key: KEYS[direction], ...(stylisPlugins && { stylisPlugins }) });
  const { insert } = cache;
  cache.insert = (selector, serialized, sheet, shouldCache) => {
    // A statement that only orders layers cannot stand inside of one.
    const isOrder = /^@layer\s+[^{]*$/.test(serialized.styles);
    const styles = isOrder ? serialized.styles : `@layer mui{${serialized.styles}}`;
    return insert(selector, { ...serialized, styles }, sheet, shouldCache);
  };
  return cache;
}
