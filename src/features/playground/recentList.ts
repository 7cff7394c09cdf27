import { deleteProject, projectHash, listProjects, starterHash } from '#services/playground/browser';
import { element, type Parts } from './parts.ts';

/** Menu of starters and recent projects, rendered each time it opens. */
export function createRecentList({ words, part }: Parts) {
  const menu = part('choices');
  const list = part('recent');

  function draw() {
    const kept = listProjects();
    if (kept.length === 0) return list.replaceChildren(element('li', words.noRecent));
    list.replaceChildren(
      ...kept.map(({ id, title }) => {
        const row = document.createElement('li');
        const name = title || words.untitled;
        const forget = element('button', '×', { type: 'button', 'aria-label': `${words.forget}: ${name}` });
        forget.addEventListener('click', () => {
          deleteProject(id);
          draw();
        });
        row.append(element('a', name, { href: projectHash(id) }), forget);
        return row;
      }),
    );
  }

  menu.addEventListener('beforetoggle', draw);
  menu.addEventListener('click', ({ target }) => {
    const starter = target instanceof HTMLElement ? target.dataset['starter'] : undefined;
    if (starter) location.hash = starterHash(starter);
    if (starter || target instanceof HTMLAnchorElement) menu.hidePopover();
  });
}
