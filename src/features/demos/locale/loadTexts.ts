import loaders from 'virtual:demo-texts';
import { parseTexts, textsIn } from '#model/demo-language';
import { languageOf } from '#services/demo-languages/browser';
import type { ThemeTexts } from '../theme/localizeTheme.ts';

/** What packages export: a part of a theme. */
interface Locale {
  components: ThemeTexts;
}

/** Loads the texts that a demo shows in a language, as default props; none if it has its own theme. */
export async function loadTexts(texts: string, tag: string): Promise<ThemeTexts> {
  const language = languageOf(tag);
  if (!language || parseTexts(texts).includes('theme')) return {};
  const loaded = textsIn(language, texts).map(async (part): Promise<ThemeTexts> => {
    const name = language.names[part] ?? '';
    const module = await loaders[`${part}/${name}`]?.();
    if (part === 'dayjs' || part === 'luxon')
      return { MuiLocalizationProvider: { defaultProps: { adapterLocale: name } } };
    return (module?.[name] as Locale | undefined)?.components ?? {};
  });
  return (await Promise.all(loaded)).reduce(merge, {});
}

function merge(one: ThemeTexts, other: ThemeTexts): ThemeTexts {
  const merged = { ...one };
  for (const [component, { defaultProps }] of Object.entries(other))
    merged[component] = { defaultProps: { ...merged[component]?.defaultProps, ...defaultProps } };
  return merged;
}
