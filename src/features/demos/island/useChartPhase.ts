import { useEffect, useState } from 'react';
import type { ThemeChoice } from '../theme/demoTheme.ts';

/** Charts stand still until they have replaced what the server drew; from the next frame on they move. */
export function useChartPhase(isAwake: boolean): ThemeChoice['charts'] {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    if (!isAwake) return undefined;
    const frame = requestAnimationFrame(() => setIsSettled(true));
    return () => cancelAnimationFrame(frame);
  }, [isAwake]);
  if (!isAwake) return 'drawn';
  return isSettled ? 'live' : 'still';
}
