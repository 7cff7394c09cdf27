import { PRODUCTS } from '#content/products.ts';
import type { Starter } from '#features/playground';
import { PLAYGROUND_PATH } from '#model/playground';
import { shellContext, type PageFacts } from './composeShell.ts';

const codes = import.meta.glob<string>('/content/playground/*/App.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const starters = PRODUCTS.map(({ folder, name }): Starter => ({
  name: folder,
  title: name,
  files: [{ name: 'App.tsx', text: codes[`/content/playground/${folder}/App.tsx`] ?? '' }],
}));

/** The playground in one language, without the theme provider (specification §2). Its preview follows the display settings. */
export function readPlayground(language: string) {
  const { t } = shellContext(language);
  const facts: PageFacts = {
    path: PLAYGROUND_PATH,
    language,
    title: t('playground'),
    description: t('aboutPlayground'),
    hasThemeProvider: false,
  };
  return { facts, t, starters };
}
