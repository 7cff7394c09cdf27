import { announce } from '#ui/browser';

/** "Copy page": prepared when the reader points at it, because browsers let only the click itself reach the clipboard. */
export function copyPage() {
  const button = document.querySelector<HTMLElement>('[data-copy-page]');
  const load = () => import('./copyMarkdown.ts');
  button?.addEventListener('pointerenter', () => void load().catch(() => undefined));
  button?.addEventListener('click', () => {
    load()
      .then(({ copyMarkdown }) => copyMarkdown(button.dataset['copyPage'] ?? ''))
      .catch(() => announce(document.body.dataset['copyFailed'] ?? ''));
  });
}
