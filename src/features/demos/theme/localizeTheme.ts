import type { Theme } from '@mui/material/styles';

/** Default props with the texts of a language, by component. */
export type ThemeTexts = Readonly<Record<string, { defaultProps: object }>>;

/** Adds texts to the default props of a theme. */
export function localizeTheme(theme: Theme, texts: ThemeTexts): Theme {
  const components: Record<string, { defaultProps?: object } | undefined> = { ...(theme.components as object) };
  for (const [name, { defaultProps }] of Object.entries(texts))
    components[name] = { ...components[name], defaultProps: { ...components[name]?.defaultProps, ...defaultProps } };
  return { ...theme, components } as Theme;
}
