import { find, read } from '#lib/hook';
import { localizeHref } from '#lib/paths';
import { page, type PagePath } from '#model/nav';
import { nearestPages } from '#services/navigation/browser';
import { findPages } from '#services/search/browser';
import { ADDRESS_SEARCH, NEAREST_PAGES } from '../hooks.ts';

const SUGGESTIONS = 5;
const MAX_QUERY_CHARACTERS = 100;
/** Shorter words, such as "of", say nothing about a page. */
const MIN_WORD_CHARACTERS = 3;

interface Suggestion {
  href: string;
  title: string;
}

/** Suggestions on the 404 page: search results for the words of the URL, and pages with similar URLs; if there are any. */
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
  container.dataset['found'] = all.size > 0 ? 'some' : 'none';
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
  return wordsOf(location.pathname).replace(/^(?:zh )?(?:x )?/, '');
}

function wordsOf(path: string): string {
  return decoded(path)
    .slice(0, MAX_QUERY_CHARACTERS)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Limited to pages of the tree, whose titles include their group, with a word of the last part of the URL in their own. */
async function searchResults(pages: ReadonlyMap<string, Suggestion>): Promise<Suggestion[]> {
  const hrefs = await findPages(urlWords());
  const { lang } = document.documentElement;
  const words = wordsOf(location.pathname.split('/').filter(Boolean).at(-1) ?? '').split(' ');
  const isSimilar = (href: string) => words.some((word) => word.length >= MIN_WORD_CHARACTERS && href.includes(word));
  return hrefs.filter(isSimilar).flatMap((href) => pages.get(withoutSlash(localizeHref(href, lang))) ?? []);
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

/** Includes the groups, such as "Data Grid › Filtering › Quick filter", to distinguish pages with the same title. */
function trailOf(link: HTMLAnchorElement) {
  const groups: string[] = [];
  for (let group = link.closest('details'); group; group = group.parentElement?.closest('details') ?? null) {
    groups.unshift(group.querySelector('summary > :first-child')?.textContent ?? '');
  }
  const title = isOverview(link) && groups.length > 0 ? '' : link.firstElementChild?.textContent;
  return [...groups, title].filter(Boolean).join(' › ');
}

/** The first page of a group, below which the others are, has the name of the group. */
function isOverview(link: HTMLAnchorElement): boolean {
  const [first, second] = link.closest('details')?.querySelectorAll('a') ?? [];
  return link === first && second?.pathname.startsWith(first.pathname) === true;
}
