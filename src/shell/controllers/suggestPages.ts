import { find, read } from '#lib/hook';
import { localizeHref } from '#lib/paths';
import { page, type PagePath } from '#model/nav';
import { nearestPages } from '#services/navigation/browser';
import { findPages } from '#services/search/browser';
import { ADDRESS_SEARCH, NEAREST_PAGES } from '../hooks.ts';

const SUGGESTIONS = 5;
const MAX_QUERY_CHARACTERS = 100;

interface Suggestion {
  href: string;
  title: string;
}

/** Suggestions on the 404 page: search results for the words of the URL, and pages with similar URLs. */
export async function suggestPages(scroller: HTMLElement) {
  const container = find(NEAREST_PAGES);
  const list = container?.querySelector('ul');
  if (!container || !list) return;
  offerSearch();
  // Suggestions are not urgent; let the page load first.
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  const pages = pagesOf(scroller);
  const found = await searchResults(pages).catch(() => []);
  const all = new Map([...found, ...nearestOf(pages)].map((suggestion) => [suggestion.href, suggestion]));
  list.replaceChildren(...[...all.values()].slice(0, SUGGESTIONS).map(itemOf));
  container.toggleAttribute('data-filled', all.size > 0);
}

/** Offers a search for the words of the URL. */
function offerSearch() {
  const button = find(ADDRESS_SEARCH);
  const query = urlWords();
  if (!button || !query) return;
  button.value = query;
  button.textContent = `${read(ADDRESS_SEARCH, button)}: ${query}`;
}

function urlWords(): string {
  const path = decoded(location.pathname).slice(0, MAX_QUERY_CHARACTERS);
  return path
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/^ (?:zh )?(?:x )?/, '')
    .trim();
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Limited to pages of the tree, whose titles include their group. */
async function searchResults(pages: ReadonlyMap<string, Suggestion>): Promise<Suggestion[]> {
  const hrefs = await findPages(urlWords());
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

/** Includes the groups, such as "Data Grid › Filtering › Overview", to distinguish pages with the same title. */
function trailOf(link: HTMLElement) {
  const groups: string[] = [];
  for (let group = link.closest('details'); group; group = group.parentElement?.closest('details') ?? null) {
    groups.unshift(group.querySelector('summary > :first-child')?.textContent ?? '');
  }
  return [...groups, link.firstElementChild?.textContent].filter(Boolean).join(' › ');
}
