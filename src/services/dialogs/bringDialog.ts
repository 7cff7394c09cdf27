import { DIALOGS_ATTRIBUTE } from '#model/dialogs';

let coming: Promise<Document> | undefined;

/** The dialog of that id, fetched when it is asked for the first time. Rejects when it does not come; the next one who asks tries again. */
export async function bringDialog(id: string): Promise<HTMLDialogElement> {
  coming ??= fetchDocument(document.body.getAttribute(DIALOGS_ATTRIBUTE) ?? '').catch((error: unknown) => {
    coming = undefined;
    throw error;
  });
  const source = (await coming).getElementById(id);
  const present = document.getElementById(id) ?? source;
  if (!(present instanceof HTMLElement)) throw new Error(`There is no dialog ${id}.`);
  if (present === source) document.body.append(present);
  return present as HTMLDialogElement;
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
