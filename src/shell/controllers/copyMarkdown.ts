import { copyText } from '#ui/browser';

/** Copies the Markdown of the page to the clipboard and announces it. */
export function copyMarkdown(address: string) {
  return copyText(fetchText(address));
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`Fetching ${address} failed with status ${response.status}.`);
  return response.text();
}
