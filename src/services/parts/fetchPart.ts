import { fetchDocument } from '#lib/fetch-document';
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
