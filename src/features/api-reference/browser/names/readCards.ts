import { parsePath, withoutTrailingSlash } from '#lib/paths';
import { type ApiCard, type ApiCards, pathOfCards } from '#model/api-cards';

const TIMEOUT_MS = 15_000;
/** Types link to the section of a page that explains them. */
const SECTION = /^(?:props|properties|signature|parameters|returns)$/;

interface FoundCard {
  card: ApiCard;
  /** The card of the component, interface or hook that it is a member of. */
  owner?: ApiCard | undefined;
  cards: ApiCards;
}

const files = new Map<string, Promise<ApiCards>>();

/** The card of an address in the reference; `undefined` if it has none or cannot be loaded. */
export async function readCard(href: string): Promise<FoundCard | undefined> {
  const { pathname, hash } = new URL(href);
  const id = decodeURIComponent(hash.slice(1));
  const anchor = SECTION.test(id) ? '' : id;
  const cards = await readCards(pathname).catch(() => undefined);
  const card = cards && Object.hasOwn(cards, anchor) ? cards[anchor] : undefined;
  return cards && card && { card, cards, owner: anchor ? cards[''] : undefined };
}

/** Failures are not cached, because the next attempt may succeed. */
function readCards(pathname: string): Promise<ApiCards> {
  const path = pathOfCards(
    withoutTrailingSlash(parsePath(pathname, [document.documentElement.lang]).canonicalAsServer),
  );
  const known = files.get(path);
  if (known) return known;
  const reading = load(path);
  files.set(path, reading);
  reading.catch(() => files.delete(path));
  return reading;
}

async function load(path: string): Promise<ApiCards> {
  const response = await fetch(path, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  // A captive portal answers with a page.
  if (!response.ok) throw new Error(`${path} has status ${response.status}.`);
  return (await response.json()) as ApiCards;
}
