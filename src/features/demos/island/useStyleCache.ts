import type { EmotionCache } from '@emotion/cache';
import { useEffect, useState } from 'react';
import { loadMirroredCache, mirroredCache, styleCache } from '../theme/styleCache.ts';

/**
 * The cache for the wanted direction, and the direction that is really in effect: mirroring needs a plugin, and until it
 * has arrived the demo stays as it is.
 */
export function useStyleCache(wanted: 'ltr' | 'rtl'): { cache: EmotionCache; direction: 'ltr' | 'rtl' } {
  const [plain] = useState(styleCache);
  const [mirrored, setMirrored] = useState(mirroredCache);
  const isMissing = wanted === 'rtl' && !mirrored;

  useEffect(() => {
    if (!isMissing) return;
    loadMirroredCache().then(
      () => setMirrored(mirroredCache()),
      () => {}, // Offline: styles stay as they are, the page keeps its direction.
    );
  }, [isMissing]);

  return wanted === 'rtl' && mirrored ? { cache: mirrored, direction: 'rtl' } : { cache: plain, direction: 'ltr' };
}
