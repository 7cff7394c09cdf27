import { useEffect, useState } from 'react';
import type { ThemeChoice } from '../theme/demoTheme.ts';

/** Charts don't animate until they have replaced the server-rendered version; animations start with the next frame. */
export function useChartPhase(isHydrated: boolean): ThemeChoice['charts'] {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    if (!isHydrated) return undefined;
    const frame = requestAnimationFrame(() => setIsSettled(true));
    return () => cancelAnimationFrame(frame);
  }, [isHydrated]);
  if (!isHydrated) return 'drawn';
  return isSettled ? 'live' : 'still';
}
