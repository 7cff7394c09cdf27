import { localizeHref } from '#lib/paths';
import { page, type PagePath } from '#model/nav';
import { nearestPages } from '#services/navigation/browser';
import { findPages } from '#services/search/browser';

const SUGGESTIONS = 5;
const MAX_QUERY_CHARACTERS = 100;

interface Suggestion {
  href: string;
  title: string;
}

/** On the 404 page: what the search finds for the words of the address, and the pages whose addresses look most like it. */
export async function suggestPages(scroller: HTMLElement) {
  const place = document.querySelector<HTMLElement>('[data-nearest-pages]');
  const list = place?.querySelector('ul');
  if (!place || !list) return;
  offerSearch();
  // Nobody waits for suggestions; the page comes first.
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  const pages = pagesOf(scroller);
  const found = await searched(pages).catch(() => []);
  const all = new Map([...found, ...nearestOf(pages)].map((suggestion) => [suggestion.href, suggestion]));
  list.replaceChildren(...[...all.values()].slice(0, SUGGESTIONS).map(itemOf));
  place.toggleAttribute('data-filled', all.size > 0);
}

/** The words of the address, ready to be searched for. */
function offerSearch() {
  const button = document.querySelector<HTMLElement>('[data-address-search]');
  const query = addressWords();
  if (!button || !query) return;
  button.dataset['searchQuery'] = query;
  button.textContent = `${button.dataset['addressSearch']}: ${query}`;
}

function addressWords(): string {
  const path = decoded(location.pathname).slice(0, MAX_QUERY_CHARACTERS);
  return path.replace(/[^\p{L}\p{N}]+/gu, ' ').replace(/^ (?:zh )?(?:x )?/, '').trim();
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Only the pages of the tree, so that a suggestion is a page with a name that tells where it stands. */
async function searched(pages: ReadonlyMap<string, Suggestion>): Promise<Suggestion[]> {
  const hrefs = await findPages(addressWords());
  const { lang } = document.documentElement;
  return hrefs.flatMap((href) => pages.get(withoutSlash(localizeHref(href, lang))) ?? []);
}

function nearestOf(pages: ReadonlyMap<string, Suggestion>): Suggestion[] {
  const tree = [...pages.keys()].map((path) => page(path as PagePath));
  return nearestPages(location.pathname, tree, SUGGESTIONS).flatMap(({ path }) => pages.get(path) ?? []);
}

function pagesOf(scroller: HTMLElement): Map<string, Suggestion> {
  const links = [...scroller.querySelectorAll('a')].filter((link) => link.origin === location.origin && !link.hash);
  return new Map(links.map((link) => [withoutSlash(link.pathname), { href: link.pathname, title: trailOf(link) }]));
}

function withoutSlash(path: string) {
  return path.replace(/\/$/, '');
}

function itemOf({ href, title }: Suggestion): HTMLElement {
  const link = document.createElement('a');
  link.href = href;
  link.textContent = title;
  const item = document.createElement('li');
  item.append(link);
  return item;
}

/** "Data Grid: Sorting" tells two pages called "Overview" apart. */
function trailOf(link: HTMLElement) {
  const groups: string[] = [];
  for (let group = link.closest('details'); group; group = group.parentElement?.closest('details') ?? null) {
    groups.unshift(group.querySelector('summary > :first-child')?.textContent ?? '');
  }
  return [groups[0], link.firstElementChild?.textContent].filter(Boolean).join(': ');
}
