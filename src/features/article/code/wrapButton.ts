import { find, findAll, findAround } from '#lib/hook';
import { pageData } from '#lib/page-data';
import { codeWrap, followCodeWrap } from '#services/code-preferences/browser';
import { TABS, WRAP } from '../hooks.ts';

followCodeWrap();
codeWrap.subscribe(() => {
  for (const button of findAll(WRAP)) showState(button);
});

/** Adds a button that wraps long lines to a block of code, if it has any. Commands always wrap. */
export function offerWrapping(block: HTMLElement) {
  const pre = block.querySelector('pre');
  if (!pre || find(WRAP, block) || findAround(TABS, block)) return;
  if (pre.scrollWidth <= pre.clientWidth && codeWrap.get() === 'scroll') return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'code-wrap';
  button.setAttribute(WRAP, '');
  button.textContent = pageData('wrapLines');
  showState(button);
  button.addEventListener('click', () => codeWrap.set(codeWrap.get() === 'wrap' ? 'scroll' : 'wrap'));
  pre.before(button);
}

function showState(button: Element) {
  button.setAttribute('aria-pressed', String(codeWrap.get() === 'wrap'));
}
