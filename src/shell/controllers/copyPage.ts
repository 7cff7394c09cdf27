import { find, read } from '#lib/hook';
import { COPY_PAGE } from '#model/hooks';
import { copyText } from '#ui/browser';
import { COPY_LINK } from '../hooks.ts';

/** Copies the Markdown of the page, or the link to what is being read. */
export function copyPage() {
  const button = find(COPY_PAGE);
  button?.addEventListener('click', () => void copyText(fetchText(read(COPY_PAGE, button)), { button }));
  const link = find(COPY_LINK);
  link?.addEventListener('click', () => {
    link.closest<HTMLElement>('[popover]')?.hidePopover();
    void copyText(location.href, { button: link });
  });
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`Fetching ${address} failed with status ${response.status}.`);
  return response.text();
}
