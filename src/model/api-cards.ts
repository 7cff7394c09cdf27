import type { Plan } from '#model/nav';

/** What guides show of an API without leaving the page: a file per page of the reference, fetched when a reader asks. */

/** Text with links. In sentences, code is between backticks. */
export type CardText = readonly (string | readonly [text: string, href: string])[];

export interface ApiCard {
  name: string;
  /** The default component of a slot, the signature of a hook, the import of a component. */
  code?: CardText | undefined;
  /** Of a prop or another member. */
  type?: CardText | undefined;
  default?: string | undefined;
  plan?: Plan | undefined;
  isRequired?: true | undefined;
  isDeprecated?: true | undefined;
  /** The first paragraph of the description; of a deprecated member, what replaces it. */
  text?: CardText | undefined;
  /** A demo that uses it, or else a guide. */
  example?: readonly [title: string, href: string] | undefined;
}

/** Cards by anchor; the card of the page itself has an empty one. */
export type ApiCards = Readonly<Record<string, ApiCard>>;

/** The cards of `/x/api/data-grid/data-grid`: `/x/api/data-grid/data-grid.json`. */
export function pathOfCards(path: string): `/${string}` {
  return `/${path.slice(1)}.json`;
}

/** Inline code that is a name, alone or as it is used: `rows`, `<DataGrid />`, `density="compact"`, `setPage(1)`. */
const USE = /^(?:<|apiRef\.current\.|(slots|slotProps)\.)?([A-Za-z][\w$]*)(?: ?\/?>|\(.*\)|=.*|: .*)?$/s;

/** The name in inline code, and whether it is that of a slot. */
export function nameInCode(code: string): { name: string; isSlot: boolean } | undefined {
  const [, slots, name] = USE.exec(code) ?? [];
  return name ? { name, isSlot: slots !== undefined } : undefined;
}
