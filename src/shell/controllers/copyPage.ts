import { find, read } from '#lib/hook';
import { pageData } from '#lib/page-data';
import { announce } from '#ui/browser';
import { COPY_LINK, COPY_PAGE } from '../hooks.ts';

/** Copies the page or its link. "Copy page" is preloaded on hover, because browsers allow clipboard access only during the click. */
export function copyPage() {
  const button = find(COPY_PAGE);
  const load = () => import('./copyMarkdown.ts');
  button?.addEventListener('pointerenter', () => void load().catch(() => undefined));
  button?.addEventListener('click', () => {
    load()
      .then(({ copyMarkdown }) => copyMarkdown(read(COPY_PAGE, button)))
      .catch(() => announce(pageData('copyFailed')));
  });
  const link = find(COPY_LINK);
  link?.addEventListener('click', () => {
    link.closest<HTMLElement>('[popover]')?.hidePopover();
    load()
      .then(({ copyLink }) => copyLink())
      .catch(() => announce(pageData('copyFailed')));
  });
}
