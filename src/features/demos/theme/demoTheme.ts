import type { Theme } from '@mui/material/styles';
import deepmerge from '@mui/utils/deepmerge';
import { baseTheme, type DemoTheme } from '#model/demo-base-theme';
import { componentsFor } from '#model/demo-theme';

export interface ThemeChoice {
  mode: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  isDense: boolean;
  /** Whether the demo has been dense before. */
  wasDense: boolean;
  /**
   * `drawn`: server-rendered with a fixed width, because the real one is unknown. `still`: just hydrated, without
   * animations, so that what is already visible does not animate in again.
   */
  charts: 'drawn' | 'still' | 'live';
}

/** Charts fill their container; without a width the server would render an empty one. */
const DRAWN_WIDTH_PX = 480;

/** Default props that control the size and animations of all charts. */
const CHARTS = {
  drawn: { MuiChartDataProvider: { defaultProps: { width: DRAWN_WIDTH_PX, skipAnimation: true } } },
  still: { MuiChartDataProvider: { defaultProps: { skipAnimation: true } } },
  live: {},
};

/** Grids compile filters with eval if possible; the content security policy of the site forbids it. */
const GRID_PROPS = { disableEval: true };

const cache = new WeakMap<DemoTheme, Map<string, Theme>>();

/** Returns the cached theme for a choice and what it is based on, so that nothing is rendered or serialized twice. */
export function demoTheme(choice: ThemeChoice, base: DemoTheme = baseTheme): Theme {
  const themes = cache.get(base) ?? new Map<string, Theme>();
  const key = Object.values(choice).join();
  const theme = themes.get(key) ?? create(choice, base);
  cache.set(base, themes.set(key, theme));
  return theme;
}

function create({ mode, direction, isDense, wasDense, charts }: ThemeChoice, base: DemoTheme): Theme {
  const { colorSchemes, ...rest } = base;
  const components = [base.components ?? {}, { MuiDataGrid: { defaultProps: GRID_PROPS } }, CHARTS[charts]].reduce(
    (merged, more) => deepmerge(merged, more),
    componentsFor(isDense, wasDense) as object,
  );
  return {
    ...rest,
    direction,
    // Charts pick series colors in JavaScript, based on the palette mode.
    palette: colorSchemes[mode]?.palette ?? base.palette,
    // Without color schemes the provider neither writes variables nor takes over the stored mode. Only this method still
    // needs them.
    applyStyles: base.applyStyles.bind(base),
    components,
  } as Theme;
}
