import { EXPLORER_PATH, type ExplorerDefinition } from '#model/explorer';
import { fillIn } from '#lib/fill-in';
import type { PlanLevel } from '#model/search';

/** An explorer of a component, by the name of its folder in `content/explorer`. */
export type ExplorerSource = readonly [slug: string, definition: ExplorerDefinition];

interface ExplorerTitles {
  explorerTitle: string;
  explorerOf: string;
}

/** The pages of explorers, found by the names of their components in all plans, and the overview. */
export function collectExplorers(
  explorers: readonly ExplorerSource[],
  english: ExplorerTitles,
  chinese: ExplorerTitles,
) {
  const overview = { path: EXPLORER_PATH, title: english.explorerTitle, chinese: chinese.explorerTitle, ...NOTHING };
  const pages = explorers.map(([slug, { components, folder, text }]) => {
    const names = [components.community, components.pro, components.premium].flatMap((one) => one?.[0] ?? []);
    const [name = '', ...aliases] = names;
    const plan: PlanLevel = components.community ? 0 : components.pro ? 1 : 2;
    return {
      path: `${EXPLORER_PATH}/${slug}`,
      title: fillIn(english.explorerOf, { name }),
      chinese: fillIn(chinese.explorerOf, { name }),
      folder,
      plan,
      aliases,
      // Otherwise, the explorers of a product would match "date picker playground" equally well.
      text: `${names.join(', ')}. ${text}`,
    };
  });
  return [overview, ...pages];
}

const NOTHING = { folder: undefined, plan: 0, aliases: [], text: '' } as const;
