const TIMEOUT_MS = 15_000;

const documents = new Map<string, Promise<Document | undefined>>();

/** Extracts the definition of a type from another page. Returns `undefined` if it cannot be loaded. */
export async function readDefinition(href: string): Promise<DocumentFragment | undefined> {
  const url = new URL(href);
  const source = await readDocument(url.pathname);
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

function readDocument(path: string): Promise<Document | undefined> {
  const cached = documents.get(path);
  if (cached) return cached;
  const reading = load(path);
  documents.set(path, reading);
  // Failures are not cached, because the next attempt may succeed.
  void reading.then((found) => {
    if (!found) documents.delete(path);
  });
  return reading;
}

/** XHR parses the page into an inert document: no script runs, and no HTML string passes through our code. */
function load(path: string): Promise<Document | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.timeout = TIMEOUT_MS;
    request.addEventListener('load', () =>
      resolve(request.status === 200 ? (request.responseXML ?? undefined) : undefined),
    );
    for (const failure of ['error', 'timeout']) request.addEventListener(failure, () => resolve(undefined));
    request.open('GET', path);
    request.send();
  });
}
