/** Browser code of the wall of demos: loads the room once a reader filters, and lets Escape shrink enlarged pictures. */
import { find, findAround, read } from '#lib/hook';
import { pageData } from '#lib/page-data';
import { GALLERY } from '#model/hooks';
import { announce } from '#ui/browser';
import type { GalleryData } from './galleryData.ts';
import { CONTROLS } from './hooks.ts';

/** While the room is on its way to show something else than the server did. */
const LOADING = 'gallery-loading';
/** No picture is enlarged. */
const FLAT = 'gallery-flat';

export function activateGallery() {
  const root = find(GALLERY);
  if (!root) return;
  letEscapeShrink(root);
  const address = read(GALLERY, root);
  if (!address) return;

  let loading: Promise<void> | undefined;
  const load = () => {
    loading ??= Promise.all([import('./hydrate.tsx'), fetchData(address)])
      .then(([{ hydrate }, data]) => hydrate(data))
      .catch(() => {
        loading = undefined;
        announce(pageData('loadFailed'));
      })
      .finally(() => root.classList.remove(LOADING));
  };
  const isAsked = location.search.length > 1;
  root.classList.toggle(LOADING, isAsked);
  // The keyboard may have been faster than this code.
  if (isAsked || findAround(CONTROLS, document.activeElement)) load();
  for (const type of ['pointerover', 'pointerdown', 'focusin'])
    root.addEventListener(type, ({ target }) => findAround(CONTROLS, target) && load());
}

async function fetchData(address: string): Promise<GalleryData> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`Fetching ${address} failed with status ${response.status}.`);
  return (await response.json()) as GalleryData;
}

/** Until the pointer or the focus is elsewhere, as for everything that covers other content (WCAG 1.4.13). */
function letEscapeShrink(root: HTMLElement) {
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') root.classList.add(FLAT);
  });
  for (const type of ['pointerover', 'focusin'])
    root.addEventListener(type, ({ target }) => {
      if (target instanceof Element && target.matches('li, li *')) root.classList.remove(FLAT);
    });
}
