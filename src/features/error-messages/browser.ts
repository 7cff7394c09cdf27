/** Browser code of the list of error messages: the filter. */
import { find, read } from '#lib/hook';
import { MESSAGE_FILTER, NO_MATCHES } from '#model/hooks';
import { clearOnEscape, countOfMatches, scrollToMatches } from '#ui/browser';
import { createMessageFilter, type KnownMessage } from './findMessages.ts';

/** Consecutive elements of the article: a row, or a heading of level 2 or 3 with what follows it. */
interface Block extends KnownMessage {
  level: number;
  elements: HTMLElement[];
}

const ROW_LEVEL = 4;

export function activateMessageFilter() {
  const form = find(MESSAGE_FILTER);
  const input = form?.querySelector('input');
  const status = form?.querySelector('[role="status"]');
  if (!form || !input || !status) return;

  const blocks = blocksAfter(form);
  const rows = blocks.filter(({ level }) => level === ROW_LEVEL);
  const matching = createMessageFilter(rows);

  function apply() {
    const asked = input?.value.trim() ?? '';
    const found = new Set(matching(asked));
    // From the end, so that a heading knows whether rows below it remain.
    let remaining: number[] = [];
    for (const block of blocks.toReversed()) {
      const isShown = block.level === ROW_LEVEL ? found.has(block) : remaining.includes(block.level);
      for (const element of block.elements) element.hidden = !isShown;
      if (block.level < ROW_LEVEL) remaining = remaining.filter((level) => level < block.level);
      else if (isShown) remaining = [2, 3];
    }
    if (form && status) status.textContent = asked && countOfMatches(found.size, rows.length, read(NO_MATCHES, form));
  }

  function change() {
    apply();
    const first = rows.find(({ elements }) => !elements[0]?.hidden);
    if (form) scrollToMatches(form, first?.elements[0]);
  }

  function clear() {
    if (input) input.value = '';
    apply();
  }

  input.addEventListener('input', change);
  clearOnEscape(input, clear);
  form.addEventListener('submit', (event) => event.preventDefault());
  addEventListener('hashchange', () => {
    const target = document.querySelector(':target');
    if (!target?.closest('[hidden]')) return;
    clear();
    // The browser could not scroll to a hidden row.
    target.scrollIntoView();
  });
  // Typed before this script arrived, or restored by the browser after a reload, where the scroll position is restored too.
  if (input.value) (input.matches(':focus') ? change : apply)();
}

function blocksAfter(form: HTMLElement): Block[] {
  const blocks: Block[] = [];
  for (let element = form.nextElementSibling; element; element = element.nextElementSibling) {
    if (!(element instanceof HTMLElement)) continue;
    const level = /^H[234]$/.test(element.tagName) ? Number(element.tagName[1]) : undefined;
    if (level) blocks.push({ level, elements: [element], message: element.textContent ?? '', text: '' });
    else blocks.at(-1)?.elements.push(element);
    for (const row of element.querySelectorAll<HTMLElement>('li'))
      blocks.push({
        level: ROW_LEVEL,
        elements: [row],
        message: row.querySelector('code')?.textContent ?? '',
        text: '',
      });
  }
  for (const block of blocks) {
    // A heading may be only the beginning of the message.
    const whole = block.elements.map((element) => element.querySelector('pre')?.textContent).find(Boolean);
    block.message = whole ?? block.message;
    block.text = block.elements
      .map((element) => element.textContent ?? '')
      .join(' ')
      .toLowerCase();
  }
  return blocks;
}
