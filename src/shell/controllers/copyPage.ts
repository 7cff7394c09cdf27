import { announce } from '#ui/browser';

/** "Copy page": preloaded on hover, because browsers allow clipboard access only during the click. */
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
