import { fetchFile } from '#lib/fetch-file';
import { memoizeLoaded } from '#lib/memoize';
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

// A captive portal answers with a page, which is no JSON.
const fileAt = memoizeLoaded(
  async (path: string) => (await fetchFile(path, AbortSignal.timeout(TIMEOUT_MS))).json() as Promise<ApiCards>,
);

/** The card of an address in the reference; `undefined` if it has none or cannot be loaded. */
export async function readCard(href: string): Promise<FoundCard | undefined> {
  const { pathname, hash } = new URL(href);
  const id = decodeURIComponent(hash.slice(1));
  const anchor = SECTION.test(id) ? '' : id;
  const cards = await readCards(pathname).catch(() => undefined);
  const card = cards && Object.hasOwn(cards, anchor) ? cards[anchor] : undefined;
  return cards && card && { card, cards, owner: anchor ? cards[''] : undefined };
}

function readCards(pathname: string): Promise<ApiCards> {
  const { canonicalAsServer } = parsePath(pathname, [document.documentElement.lang]);
  return fileAt(pathOfCards(withoutTrailingSlash(canonicalAsServer)));
}
