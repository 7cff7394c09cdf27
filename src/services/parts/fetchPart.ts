import { PARTS_ATTRIBUTE } from '#model/parts';

let coming: Promise<Document> | undefined;

/**
 * The part of that id and kind; all are fetched when the first is asked for. Rejects when it does not come, and the next
 * one who asks tries again.
 */
export async function fetchPart<T extends HTMLElement>(id: string, kind: new () => T): Promise<T> {
  try {
    coming ??= fetchDocument(document.body.getAttribute(PARTS_ATTRIBUTE) ?? '');
    const part = (await coming).getElementById(id);
    // A network that asks to sign in first answers with something else.
    if (!(part instanceof kind)) throw new Error(`There is no part ${id}.`);
    return part;
  } catch (error) {
    coming = undefined;
    throw error;
  }
}

/** By the one way that reads a document without running any of it and without a string of HTML, which the policy refuses. */
function fetchDocument(address: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    request.addEventListener('load', () => {
      if (request.status === 200 && request.responseXML) resolve(request.responseXML);
      else reject(new Error(`${address} answered ${request.status}.`));
    });
    request.addEventListener('error', () => reject(new Error(`${address} did not answer.`)));
    request.send();
  });
}
