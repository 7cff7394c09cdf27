import type { EmotionCache } from '@emotion/cache';
import { useEffect, useState } from 'react';
import { loadMirroredCache, mirroredCache, styleCache } from '../theme/styleCache.ts';

/**
 * The style cache for the requested direction, and the effective direction: mirroring needs a plugin, and until it is
 * loaded the demo stays left-to-right.
 */
export function useStyleCache(wanted: 'ltr' | 'rtl'): { cache: EmotionCache; direction: 'ltr' | 'rtl' } {
  const [plain] = useState(styleCache);
  const [mirrored, setMirrored] = useState(mirroredCache);
  const isMissing = wanted === 'rtl' && !mirrored;

  useEffect(() => {
    if (!isMissing) return;
    loadMirroredCache().then(
      () => setMirrored(mirroredCache()),
      () => {}, // Offline: the demo stays left-to-right while the page keeps its direction.
    );
  }, [isMissing]);

  return wanted === 'rtl' && mirrored ? { cache: mirrored, direction: 'rtl' } : { cache: plain, direction: 'ltr' };
}
