import { localizeHref } from '#lib/paths';
import type { CodeToken, DemoFile } from '#model/demo';
import { afterKey } from './walkToolbar.ts';

let panels = 0;

/** Fills a panel with the selected file of a demo, plus tabs if there are several files. */
export function showFiles(panel: HTMLElement, files: readonly DemoFile[], title: string, selected: number) {
  const file = files[selected];
  if (!file) return;
  panel.id ||= `demo-code-${(panels += 1)}`;
  const pre = panel.querySelector('pre') ?? document.createElement('pre');
  const code = document.createElement('code');
  code.append(...file.lines.flatMap((line, index) => [...(index > 0 ? ['\n'] : []), ...line.map(toNode)]));
  pre.replaceChildren(code);
  pre.tabIndex = 0;
  pre.dir = 'ltr';
  pre.scrollTop = 0;
  pre.setAttribute('aria-label', `${title}: ${file.name}`);
  const isAlone = files.length === 1;
  pre.setAttribute('role', isAlone ? 'group' : 'tabpanel');
  panel.classList.add('demo-panel');
  // Enables copying with Ctrl+C, like in every code block.
  panel.dataset['code'] = '';
  panel.replaceChildren(...(isAlone ? [fileName(file.name)] : [tabs(panel, files, title, selected)]), pre);
}

function toNode(token: CodeToken): Node | string {
  if (typeof token === 'string') return token;
  const [className, content, href] = token;
  const element = document.createElement(href ? 'a' : 'span');
  if (href) element.setAttribute('href', localizeHref(href, document.documentElement.lang));
  else element.className = `token ${className}`;
  element.append(...content.map(toNode));
  return element;
}

function fileName(name: string): HTMLElement {
  const element = document.createElement('div');
  element.className = 'demo-file';
  element.textContent = name;
  return element;
}

function tabs(panel: HTMLElement, files: readonly DemoFile[], title: string, selected: number): HTMLElement {
  const list = document.createElement('div');
  list.className = 'demo-files';
  list.setAttribute('role', 'tablist');
  list.setAttribute('aria-label', title);
  const select = (index: number) => {
    showFiles(panel, files, title, index);
    panel.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
  };
  list.append(
    ...files.map(({ name }, index) => {
      const tab = document.createElement('button');
      tab.type = 'button';
      tab.className = 'demo-file';
      tab.textContent = name;
      tab.tabIndex = index === selected ? 0 : -1;
      tab.setAttribute('role', 'tab');
      tab.setAttribute('aria-selected', String(index === selected));
      tab.addEventListener('click', () => select(index));
      return tab;
    }),
  );
  list.addEventListener('keydown', (event) => {
    const next = afterKey(event.key, selected, files.length, getComputedStyle(list).direction === 'rtl');
    if (next === undefined) return;
    event.preventDefault();
    select(next);
  });
  return list;
}
