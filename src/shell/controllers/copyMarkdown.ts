import { copyText } from '#ui/browser';

/** Copies the Markdown of the page to the clipboard and announces it. */
export function copyMarkdown(address: string) {
  return copyText(fetchText(address));
}

/** Copies the URL of the page, with the current anchor. */
export function copyLink() {
  return copyText(location.href);
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`Fetching ${address} failed with status ${response.status}.`);
  return response.text();
}
