import type { Theme } from '@mui/material/styles';
import { baseTheme } from '#model/demo-base-theme';
import { componentsFor } from '#model/demo-theme';

export interface ThemeChoice {
  mode: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  isDense: boolean;
  /** Whether the demo has been dense before. */
  wasDense: boolean;
  /**
   * `drawn`: before a demo is awake nobody knows how wide it is, so charts get a width of our own. `still`: it has just
   * replaced that drawing, and nothing that was there grows again.
   */
  charts: 'drawn' | 'still' | 'live';
}

/** Charts fill what is there; without a width the server would draw an empty frame. */
const DRAWN_WIDTH_PX = 480;

/** All charts take their size and their animations from here. */
const CHARTS = {
  drawn: { MuiChartDataProvider: { defaultProps: { width: DRAWN_WIDTH_PX, skipAnimation: true } } },
  still: { MuiChartDataProvider: { defaultProps: { skipAnimation: true } } },
  live: {},
};

/** Grids compile filters where they may; the content security policy of the site forbids it, and they would try in vain. */
const GRID_PROPS = { disableEval: true };

const themes = new Map<string, Theme>();

/** The same theme for the same choice, so that nothing is rendered or serialized twice. */
export function demoTheme(choice: ThemeChoice): Theme {
  const key = Object.values(choice).join();
  const theme = themes.get(key) ?? create(choice);
  themes.set(key, theme);
  return theme;
}

function create({ mode, direction, isDense, wasDense, charts }: ThemeChoice): Theme {
  const { colorSchemes, ...rest } = baseTheme;
  const components = componentsFor(isDense, wasDense);
  return {
    ...rest,
    direction,
    // Charts choose the colors of series in script, by the mode of the palette.
    palette: colorSchemes[mode]?.palette ?? baseTheme.palette,
    // Without color schemes the provider neither writes variables nor claims the reader's stored mode; this one method
    // still needs to know them.
    applyStyles: baseTheme.applyStyles.bind(baseTheme),
    components: {
      ...components,
      MuiDataGrid: { ...components.MuiDataGrid, defaultProps: { ...components.MuiDataGrid?.defaultProps, ...GRID_PROPS } },
      ...CHARTS[charts],
    },
  } as Theme;
}
