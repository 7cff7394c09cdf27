const TIMEOUT_MS = 15_000;

const documents = new Map<string, Promise<Document | undefined>>();

/** The part of another page that explains a type, ready to be shown here; nothing when it cannot be had. */
export async function readDefinition(href: string): Promise<DocumentFragment | undefined> {
  const url = new URL(href);
  const source = await readDocument(url.pathname);
  const found = source?.getElementById(decodeURIComponent(url.hash.slice(1)));
  if (!found) return undefined;
  // A heading stands for its section; anything else is the explanation itself.
  const whole = /^H[1-6]$/.test(found.tagName) ? (found.closest('section') ?? found) : found;
  const copy = document.importNode(whole, true);
  tidy(copy, url.pathname);
  const fragment = new DocumentFragment();
  const holder = document.createElement('div');
  holder.className = copy.className;
  holder.append(...copy.childNodes);
  fragment.append(holder);
  return fragment;
}

/** Ids belong to the page they come from, and links to its places lead there. */
function tidy(copy: Element, path: string) {
  for (const element of copy.querySelectorAll('[id]')) element.removeAttribute('id');
  for (const element of copy.querySelectorAll('[aria-labelledby]')) element.removeAttribute('aria-labelledby');
  for (const link of copy.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) link.setAttribute('href', path + link.getAttribute('href'));
}

function readDocument(path: string): Promise<Document | undefined> {
  const known = documents.get(path);
  if (known) return known;
  const reading = load(path);
  documents.set(path, reading);
  // A failure is not remembered; the reader may be online again.
  void reading.then((found) => {
    if (!found) documents.delete(path);
  });
  return reading;
}

/** The browser parses the page as a document of its own, in which nothing runs and no HTML is ever a string. */
function load(path: string): Promise<Document | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.timeout = TIMEOUT_MS;
    request.addEventListener('load', () => resolve(request.status === 200 ? (request.responseXML ?? undefined) : undefined));
    for (const failure of ['error', 'timeout']) request.addEventListener(failure, () => resolve(undefined));
    request.open('GET', path);
    request.send();
  });
}
