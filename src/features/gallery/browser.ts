/** Browser code of the wall of demos: loads the room once a reader filters, and lets Escape shrink enlarged pictures. */
import { find, read } from '#lib/hook';
import { GALLERY } from '#model/hooks';
import { loadOnIntent } from '#services/parts/browser';
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

  const isAsked = location.search.length > 1;
  root.classList.toggle(LOADING, isAsked);
  const hydrate = () =>
    Promise.all([import('./hydrate.tsx'), fetchData(address)])
      .then(([room, data]) => room.hydrate(data))
      .finally(() => root.classList.remove(LOADING));
  const { load } = loadOnIntent(root, hydrate, { within: `[${CONTROLS}]` });
  if (isAsked) load();
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
