import { CacheProvider, ThemeContext } from '@emotion/react';
import DefaultPropsProvider from '@mui/system/DefaultPropsProvider';
import RtlProvider from '@mui/system/RtlProvider';
import { StrictMode, useEffect, useRef, useState } from 'react';
import { mark } from '#lib/hook';
import { SHOWN_DENSITY } from '#model/hooks';
import { baseTheme } from '#model/demo-base-theme';
import { useDisplay } from '#services/display-settings';
import { useBaseTheme } from '../lens/useBaseTheme.ts';
import { demoTheme } from '../theme/demoTheme.ts';
import { RESET_EVENT } from '../events.ts';
import { CrashBoundary } from './CrashBoundary.tsx';
import type { DemoOptions } from './options.ts';
import { Skeleton } from './Skeleton.tsx';
import { useChartPhase } from './useChartPhase.ts';
import { useIsHydrated } from './useIsHydrated.ts';
import { useLocalized } from './useLocalized.ts';
import { useStyleCache } from './useStyleCache.ts';
import { useStyling } from './useStyling.ts';

/** Environment of every demo: the library's default theme, the user's display settings and an error boundary. */
export function DemoHost({ Demo: System, shape, isServerRendered, stylings = {} }: DemoOptions) {
  const root = useRef<HTMLDivElement>(null);
  const isHydrated = useIsHydrated();
  const { paletteMode, direction: wanted, dense } = useDisplay();
  const { cache, direction } = useStyleCache(wanted);
  const { Demo, styling } = useStyling(System, stylings);
  const [run, setRun] = useState(0);
  const [wasDense, setWasDense] = useState(dense);
  const base = useBaseTheme();
  // A reader's theme has a density, too.
  if ((dense || base !== baseTheme) && !wasDense) setWasDense(true);
  const charts = useChartPhase(isHydrated);
  const theme = demoTheme({ mode: paletteMode, direction, isDense: dense, wasDense, charts }, base);

  useEffect(() => {
    const reset = ({ target }: Event) =>
      target instanceof Node && target.contains(root.current) && setRun((before) => before + 1);
    document.addEventListener(RESET_EVENT, reset);
    return () => document.removeEventListener(RESET_EVENT, reset);
  }, []);

  useEffect(() => {
    // No component knows of focus that arrived before hydration, and a field would ignore what is typed.
    const { activeElement } = document;
    if (!isHydrated || !(activeElement instanceof HTMLElement) || !root.current?.contains(activeElement)) return;
    activeElement.blur();
    activeElement.focus({ preventScroll: true });
  }, [isHydrated]);

  useEffect(() => {
    // Exposes the theme for inspection in the console.
    Object.assign(window, { theme });
  }, [theme]);

  const localized = useLocalized(theme, root);
  /** What it could look like but doesn't yet, which hides what the server rendered if the reader prefers it. */
  const missing = [
    ...(direction === 'rtl' ? [] : ['rtl']),
    ...(dense ? [] : ['dense']),
    ...Object.keys(stylings).filter((name) => name !== styling),
  ];
  const isShown = Demo && (isServerRendered || isHydrated);
  return (
    <StrictMode>
      <div
        ref={root}
        className={missing.map((look) => `demo-not-${look}`).join(' ') || undefined}
        data-demo-root=""
        data-awake={isHydrated ? '' : undefined}
        {...mark(SHOWN_DENSITY, dense ? 'dense' : 'normal')}
      >
        <CacheProvider value={cache}>
          {/* Equivalent to a ThemeProvider without a parent theme. */}
          <ThemeContext.Provider value={localized}>
            <RtlProvider value={direction === 'rtl'}>
              <DefaultPropsProvider value={localized.components}>
                <CrashBoundary key={run} onReset={() => setRun(run + 1)}>
                  {isShown ? <Demo key={styling} /> : <Skeleton shape={shape} />}
                </CrashBoundary>
              </DefaultPropsProvider>
            </RtlProvider>
          </ThemeContext.Provider>
        </CacheProvider>
      </div>
    </StrictMode>
  );
}
