import { fetchDocument } from '#lib/fetch-document';
import { memoizeLoaded } from '#lib/memoize';

const TIMEOUT_MS = 15_000;

const readDocument = memoizeLoaded((path: string) => fetchDocument(path, TIMEOUT_MS));

/** Extracts the definition of a type from another page. Returns `undefined` if it cannot be loaded. */
export async function readDefinition(href: string): Promise<DocumentFragment | undefined> {
  const url = new URL(href);
  const source = await readDocument(url.pathname).catch(() => undefined);
  const found = source?.getElementById(decodeURIComponent(url.hash.slice(1)));
  if (!found) return undefined;
  // A heading identifies its section; any other element is the definition itself.
  const whole = /^H[1-6]$/.test(found.tagName) ? (found.closest('section') ?? found) : found;
  const copy = document.importNode(whole, true);
  detach(copy, url.pathname);
  const fragment = new DocumentFragment();
  const holder = document.createElement('div');
  holder.className = copy.className;
  holder.append(...copy.childNodes);
  fragment.append(holder);
  return fragment;
}

/** Removes ids, which are only valid on the source page, and points fragment links back to that page. */
function detach(copy: Element, path: string) {
  for (const element of copy.querySelectorAll('[id]')) element.removeAttribute('id');
  for (const element of copy.querySelectorAll('[aria-labelledby]')) element.removeAttribute('aria-labelledby');
  for (const link of copy.querySelectorAll<HTMLAnchorElement>('a[href^="#"]'))
    link.setAttribute('href', path + link.getAttribute('href'));
}
