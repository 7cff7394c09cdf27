import { describe, expect, it } from 'vitest';
import { themeStyles } from '#model/demo-base-theme';
import { demoTheme, type ThemeChoice } from './demoTheme.ts';

const theme = (more: Partial<ThemeChoice> = {}) =>
  demoTheme({ mode: 'light', direction: 'ltr', isDense: false, wasDense: false, charts: 'live', ...more });

describe('the theme of demos', () => {
  it('is the default of the library: radius 4, spacing 8, its breakpoints', () => {
    const { shape, spacing, breakpoints } = theme();
    expect(shape.borderRadius).toBe(4);
    expect(spacing(1)).toContain('8px');
    expect(breakpoints.values).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 });
  });

  it('uses the font of the site', () => {
    expect(theme().typography.fontFamily).toBe('var(--font-sans)');
    expect(theme().typography.body2.fontFamily).toBe('var(--font-sans)');
  });

  it('is the same object for the same choice', () => {
    expect(theme()).toBe(theme());
    expect(theme({ mode: 'dark' })).not.toBe(theme());
  });

  it('follows mode and direction', () => {
    expect(theme({ mode: 'dark' }).palette.mode).toBe('dark');
    expect(theme({ direction: 'rtl' }).direction).toBe('rtl');
  });

  it('supports applyStyles through the mode attribute of the document', () => {
    expect(theme().applyStyles('dark', { color: 'red' })).toEqual({
      '*:where([data-mode="dark"]) &': { color: 'red' },
    });
  });

  it('has no color schemes, so that the provider does not write variables for every demo', () => {
    expect('colorSchemes' in theme()).toBe(false);
  });

  it('shrinks exactly the listed components when dense', () => {
    const { MuiDataGrid, MuiPickersInputBase, ...components } = theme({ isDense: true }).components as Record<
      string,
      { defaultProps?: object }
    >;
    expect(MuiDataGrid?.defaultProps).toEqual({ disableEval: true, density: 'compact' });
    const props = Object.entries(components).flatMap(([name, { defaultProps }]) =>
      defaultProps ? [[name, defaultProps] as const] : [],
    );
    expect(Object.fromEntries(props)).toEqual({
      MuiButton: { size: 'small' },
      MuiButtonGroup: { size: 'small' },
      MuiIconButton: { size: 'small' },
      MuiFab: { size: 'small' },
      MuiToggleButton: { size: 'small' },
      MuiToggleButtonGroup: { size: 'small' },
      MuiFormControl: { size: 'small' },
      MuiAutocomplete: { size: 'small' },
      MuiPickersTextField: { size: 'small' },
      MuiTable: { size: 'small' },
      MuiListItem: { dense: true },
      MuiToolbar: { variant: 'dense' },
      MuiPagination: { size: 'small' },
    });
    expect(Object.keys(components).filter((name) => !props.some(([other]) => other === name))).toEqual([
      'MuiTablePagination',
      'MuiPickersToolbar',
    ]);
    expect(theme().components).toEqual({ MuiDataGrid: { defaultProps: { disableEval: true } }, MuiPickersInputBase });
  });

  it('resets the density of grids that were dense before', () => {
    expect(theme({ wasDense: true }).components).toHaveProperty('MuiDataGrid.defaultProps', {
      disableEval: true,
      density: 'standard',
    });
  });

  it('renders charts without animation and with a fixed width until they are hydrated', () => {
    expect(theme({ charts: 'drawn' }).components).toMatchObject({
      MuiChartDataProvider: { defaultProps: { width: 480, skipAnimation: true } },
    });
    expect(theme({ charts: 'still' }).components).toMatchObject({
      MuiChartDataProvider: { defaultProps: { skipAnimation: true } },
    });
    expect(theme().components).not.toHaveProperty('MuiChartDataProvider');
  });

  it('disables eval in grids, because the content security policy forbids it', () => {
    expect(theme().components).toHaveProperty('MuiDataGrid.defaultProps.disableEval', true);
  });
});

describe('the stylesheet of the demo theme', () => {
  const css = themeStyles();

  it('contains the variables of both modes in the layer of the library', () => {
    expect(css).toMatch(/^@layer mui\{/);
    expect(css).toMatch(/\[data-mode="dark"\]\{[^}]*--mui-palette-background-default:#101317/);
  });

  it('follows the system when no script has set the mode', () => {
    expect(css).toContain('@media screen and (prefers-color-scheme:dark){:root:not([data-mode]){');
  });

  it('is light in print', () => {
    expect(css.split('\n').filter((line) => line.includes('--mui-palette-background-default:#101317'))).toHaveLength(2);
    for (const line of css.split('\n').filter((one) => one.includes('#101317'))) expect(line).toMatch(/^@media screen/);
  });

  it('has the lines of the site in dark mode', () => {
    expect(css).toMatch(/\[data-mode="dark"\]\{[^}]*--mui-palette-TableCell-border:#2a3036/);
  });

  it('leaves the color scheme to the site', () => {
    expect(css).not.toContain('color-scheme:light');
    expect(css).not.toContain('color-scheme: ');
  });
});
