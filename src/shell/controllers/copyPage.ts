import { announce } from '#ui/browser';

/** Copies the page or its link. "Copy page" is preloaded on hover, because browsers allow clipboard access only during the click. */
export function copyPage() {
  const button = document.querySelector<HTMLElement>('[data-copy-page]');
  const load = () => import('./copyMarkdown.ts');
  button?.addEventListener('pointerenter', () => void load().catch(() => undefined));
  button?.addEventListener('click', () => {
    load()
      .then(({ copyMarkdown }) => copyMarkdown(button.dataset['copyPage'] ?? ''))
      .catch(() => announce(document.body.dataset['copyFailed'] ?? ''));
  });
  const link = document.querySelector<HTMLElement>('[data-copy-link]');
  link?.addEventListener('click', () => {
    link.closest<HTMLElement>('[popover]')?.hidePopover();
    load()
      .then(({ copyLink }) => copyLink())
      .catch(() => announce(document.body.dataset['copyFailed'] ?? ''));
  });
}
