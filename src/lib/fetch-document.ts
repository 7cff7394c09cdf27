/**
 * XHR parses a page into an inert document: no script runs, and no HTML string passes through our code, which Trusted Types would
 * reject.
 */
export function fetchDocument(address: string, timeoutMs = 0): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    request.timeout = timeoutMs;
    request.addEventListener('load', () => {
      if (request.status === 200 && request.responseXML) resolve(request.responseXML);
      else reject(new Error(`Fetching ${address} failed with status ${request.status}.`));
    });
    for (const type of ['error', 'timeout'])
      request.addEventListener(type, () => reject(new Error(`Fetching ${address} failed.`)));
    request.send();
  });
}
