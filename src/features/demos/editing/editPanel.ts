import type { RunProblem } from '#services/runner/browser';
import { afterKey } from '../controllers/walkToolbar.ts';

/** Container of the editor below a demo, with file tabs and an error message. */
export function createEditPanel(demo: HTMLElement, names: readonly string[], choose: (name: string) => void) {
  const panel = document.createElement('div');
  panel.className = 'demo-panel';
  panel.dataset['demoEditor'] = '';
  const place = document.createElement('div');
  const problem = document.createElement('div');
  problem.className = 'demo-crash';
  problem.setAttribute('role', 'alert');
  problem.hidden = true;
  const files = names.length > 1 ? tabs(names, choose) : undefined;
  panel.append(...(files ? [files.list] : []), place, problem);
  demo.querySelector('[data-demo-code]')?.append(panel);
  return {
    place,
    remove: () => panel.remove(),
    /** Selects a file as if its tab was clicked. */
    select: (name: string) => files?.select(name),
    showProblem(found: RunProblem | undefined) {
      problem.hidden = !found;
      if (!found) return problem.replaceChildren();
      const { title, detail, file, line } = found;
      const strong = document.createElement('strong');
      strong.textContent = title;
      const code = document.createElement('code');
      code.textContent = [detail, file && `${file}${line ? `:${line}` : ''}`].filter(Boolean).join('\n');
      return problem.replaceChildren(strong, code);
    },
  };
}

function tabs(names: readonly string[], choose: (name: string) => void) {
  const list = document.createElement('div');
  list.className = 'demo-files';
  list.setAttribute('role', 'tablist');
  const all = names.map((name) => {
    const tab = document.createElement('button');
    tab.type = 'button';
    tab.className = 'demo-file';
    tab.textContent = name;
    tab.setAttribute('role', 'tab');
    tab.addEventListener('click', () => select(tab));
    return tab;
  });
  function select(chosen: HTMLElement | undefined) {
    for (const tab of all) {
      tab.setAttribute('aria-selected', String(tab === chosen));
      tab.tabIndex = tab === chosen ? 0 : -1;
    }
    choose(chosen?.textContent ?? '');
  }
  list.addEventListener('keydown', (event) => {
    const index = all.findIndex((tab) => tab === event.target);
    const next = afterKey(event.key, index, all.length, false);
    if (next === undefined) return;
    event.preventDefault();
    select(all[next]);
    all[next]?.focus();
  });
  for (const [index, tab] of all.entries()) {
    tab.setAttribute('aria-selected', String(index === 0));
    tab.tabIndex = index === 0 ? 0 : -1;
  }
  list.append(...all);
  return { list, select: (name: string) => select(all.find((tab) => tab.textContent === name)) };
}
