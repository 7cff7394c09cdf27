import type { EmotionCache } from '@emotion/cache';
import { useEffect, useState } from 'react';
import { loadRtlCache, rtlCache, styleCache } from '../theme/styleCache.ts';

/**
 * The style cache for the requested direction, and the effective direction: mirroring needs a plugin, and until it is
 * loaded the demo stays left-to-right.
 */
export function useStyleCache(wanted: 'ltr' | 'rtl'): { cache: EmotionCache; direction: 'ltr' | 'rtl' } {
  const [plain] = useState(styleCache);
  const [rtl, setRtl] = useState(rtlCache);
  const isMissing = wanted === 'rtl' && !rtl;

  useEffect(() => {
    if (!isMissing) return;
    loadRtlCache().then(
      () => setRtl(rtlCache()),
      () => {}, // Offline: the demo stays left-to-right while the page keeps its direction.
    );
  }, [isMissing]);

  return wanted === 'rtl' && rtl ? { cache: rtl, direction: 'rtl' } : { cache: plain, direction: 'ltr' };
}
