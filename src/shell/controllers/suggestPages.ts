import { page, type PagePath } from '#model/nav';

const SUGGESTIONS = 5;

/** On the 404 page: the pages of the tree whose addresses look most like the one asked for. */
export async function suggestPages(scroller: HTMLElement) {
  const place = document.querySelector<HTMLElement>('[data-nearest-pages]');
  const list = place?.querySelector('ul');
  if (!place || !list) return;
  // Only the 404 page pays for the comparison.
  const { nearestPages } = await import('#services/navigation/browser');
  const links = [...scroller.querySelectorAll('a')].filter((link) => link.origin === location.origin && !link.hash);
  const byPath = new Map(links.map((link) => [link.pathname.replace(/\/$/, ''), link]));
  const pages = [...byPath.keys()].map((path) => page(path as PagePath));
  const items = nearestPages(location.pathname, pages, SUGGESTIONS).flatMap(({ path }) => {
    const found = byPath.get(path);
    if (!found) return [];
    const link = document.createElement('a');
    link.href = found.pathname;
    link.textContent = trailOf(found);
    const item = document.createElement('li');
    item.append(link);
    return [item];
  });
  list.replaceChildren(...items);
  place.toggleAttribute('data-filled', items.length > 0);
}

/** "Data Grid: Sorting" tells two pages called "Overview" apart. */
function trailOf(link: HTMLElement) {
  const groups: string[] = [];
  for (let group = link.closest('details'); group; group = group.parentElement?.closest('details') ?? null) {
    groups.unshift(group.querySelector('summary > :first-child')?.textContent ?? '');
  }
  return [groups[0], link.firstElementChild?.textContent].filter(Boolean).join(': ');
}
