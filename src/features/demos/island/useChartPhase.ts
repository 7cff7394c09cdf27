import { useEffect, useState } from 'react';
import type { ThemeChoice } from '../theme/demoTheme.ts';

/** Charts don't animate until they have replaced the server-rendered version; animations start with the next frame. */
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
