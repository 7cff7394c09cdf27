import { announce } from '#ui/browser';

const CONFIRMED_MS = 2000;

/** Handles copy buttons, wrapping, and Ctrl or Cmd+C on a focused block without a selection. */
export function activateCode() {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-copy]') : null;
    const block = button?.closest<HTMLElement>('[data-code]');
    if (block) void copy(block);
  });
  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, ({ target }) => {
      const block = target instanceof Element ? target.closest<HTMLElement>('[data-code]') : null;
      if (block) import('./wrapButton.ts').then(({ offerWrapping }) => offerWrapping(block)).catch(() => undefined);
    });
  }
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'c' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    const block = document.activeElement?.closest<HTMLElement>('[data-code]');
    if (!block || !getSelection()?.isCollapsed) return;
    event.preventDefault();
    void copy(block);
  });
}

async function copy(block: HTMLElement) {
  const code = block.querySelector('code');
  const button = block.querySelector<HTMLElement>('[data-copy]');
  if (!code) return;
  try {
    await navigator.clipboard.writeText(codeText(code));
    announce(document.body.dataset['copied'] ?? 'Copied');
    if (!button) return;
    button.dataset['copied'] = '';
    setTimeout(() => delete button.dataset['copied'], CONFIRMED_MS);
  } catch {
    announce(document.body.dataset['copyFailed'] ?? 'Could not copy');
  }
}

/** The code to copy: without diff markers and without removed lines. */
function codeText(code: Element) {
  const copied = code.cloneNode(true) as Element;
  for (const element of copied.querySelectorAll('[data-no-copy], [data-del]')) element.remove();
  return (copied.textContent ?? '').replace(/\n$/, '');
}
