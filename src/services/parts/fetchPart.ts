import { pageData } from '#lib/page-data';

let pending: Promise<Document> | undefined;

/**
 * Returns the part with this id and type. The first call fetches the document with all parts. Rejects if that fails; the
 * next call retries.
 */
export async function fetchPart<T extends HTMLElement>(id: string, kind: new () => T): Promise<T> {
  try {
    pending ??= fetchDocument(pageData('parts'));
    const part = (await pending).getElementById(id);
    // A captive portal returns a different document.
    if (!(part instanceof kind)) throw new Error(`The part ${id} does not exist.`);
    return part;
  } catch (error) {
    pending = undefined;
    throw error;
  }
}

/** XHR parses a document without running scripts and without an HTML string, which Trusted Types would reject. */
function fetchDocument(address: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    request.addEventListener('load', () => {
      if (request.status === 200 && request.responseXML) resolve(request.responseXML);
      else reject(new Error(`Fetching ${address} failed with status ${request.status}.`));
    });
    request.addEventListener('error', () => reject(new Error(`Fetching ${address} failed.`)));
    request.send();
  });
}
