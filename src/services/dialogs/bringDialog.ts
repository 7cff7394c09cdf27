import { DIALOGS_ATTRIBUTE } from '#model/dialogs';

let coming: Promise<Document> | undefined;

/** The dialog of that id, fetched when it is asked for the first time. Rejects when it does not come, and the next one who asks tries again. */
export async function bringDialog(id: string): Promise<HTMLDialogElement> {
  try {
    coming ??= fetchDocument(document.body.getAttribute(DIALOGS_ATTRIBUTE) ?? '');
    const source = await coming;
    const dialog = document.getElementById(id) ?? source.getElementById(id);
    // A network that asks to sign in first answers with something else.
    if (!(dialog instanceof HTMLDialogElement)) throw new Error(`There is no dialog ${id}.`);
    if (dialog.ownerDocument !== document) document.body.append(dialog);
    return dialog;
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
