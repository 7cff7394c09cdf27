import { find, findAround, follow } from '#lib/hook';
import { CODE, COPY, NO_COPY } from '#model/hooks';
import { copyText } from '#ui/browser';

/** Handles copy buttons, wrapping, and Ctrl or Cmd+C on a focused block without a selection. */
export function activateCode() {
  document.addEventListener('click', ({ target }) => {
    const block = findAround(CODE, findAround(COPY, target));
    if (block) void copy(block);
  });
  follow(document, ['pointerover', 'focusin'], ({ target }) => {
    const block = findAround(CODE, target);
    if (block) import('./wrapButton.ts').then((module) => module.offerWrapping(block)).catch(() => undefined);
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'c' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    const block = findAround(CODE, document.activeElement);
    if (!block || !getSelection()?.isCollapsed) return;
    event.preventDefault();
    void copy(block);
  });
}

async function copy(block: HTMLElement) {
  const code = block.querySelector('code');
  const button = find(COPY, block);
  if (code) await copyText(codeText(code), { button });
}

/** The code to copy: without diff markers and without removed lines. */
function codeText(code: Element) {
  const copied = code.cloneNode(true) as Element;
  for (const element of copied.querySelectorAll(`[${NO_COPY}], [data-del]`)) element.remove();
  return (copied.textContent ?? '').replace(/\n$/, '');
}
