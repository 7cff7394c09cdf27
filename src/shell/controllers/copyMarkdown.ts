import { copyText } from '#ui/browser';

/** Puts the Markdown of the page into the clipboard and says so. */
export function copyMarkdown(address: string) {
  return copyText(fetchText(address));
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.text();
}
