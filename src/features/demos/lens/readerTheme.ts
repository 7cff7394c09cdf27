/** The theme that a reader has chosen in the theme studio. Loaded only while that lens is on. */
import type { ThemeOptions } from '@mui/material/styles';
import { createDemoTheme, type DemoTheme, themeStyles } from '#model/demo-base-theme';
import { DEMO_FONT } from '#model/demo-theme';
import { parseTheme, type ThemeChoice } from '#model/theme-choice';
import { hasOwnColors, themeOptions } from '#model/theme-options';
import { followShownTheme, shownTheme } from './shownTheme.ts';

let last: { text: string; theme: DemoTheme } | undefined;

/** The base of the theme of all demos, once for all of them; `undefined` for junk. */
export function readerTheme(text: string): DemoTheme | undefined {
  if (last?.text === text) return last.theme;
  const choice = parseTheme(text);
  if (!choice) return undefined;
  const theme = createDemoTheme(optionsFor(choice));
  last = { text, theme };
  return theme;
}

/**
 * Demos differ from the code: they keep the surfaces of the site, they have its own file of Inter, and they always name the density
 * of grids, because a grid keeps the last one that it got.
 */
function optionsFor(choice: ThemeChoice): ThemeOptions {
  const { colorSchemes, typography, ...options } = themeOptions(choice);
  const font = choice.font === 'inter' ? { fontFamily: DEMO_FONT } : typography;
  return {
    ...options,
    ...(hasOwnColors(choice) && { colorSchemes }),
    ...(font && { typography: font }),
    components: { ...options.components, MuiDataGrid: { defaultProps: { density: choice.density } } },
  };
}

const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);

/** Colors, radius and spacing are custom properties: they reach demos that are not hydrated yet, too. */
function showStyles() {
  const theme = readerTheme(shownTheme());
  sheet.replaceSync(theme ? themeStyles(theme) : '');
}

followShownTheme(showStyles);
showStyles();
