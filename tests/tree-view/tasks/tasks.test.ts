import { expect, it } from 'vitest';
import { readBuilt } from '../../support/site.ts';
import { TASK_GROUPS } from './tasks.ts';

it('every task has a section on the built pages', () => {
  const places = TASK_GROUPS.flatMap(({ page, tasks }) => Object.values(tasks).map(([wish, ...anchors]) => ({ wish, page, anchors })));
  const lost = places.flatMap(({ wish, page, anchors }) => {
    const html = readBuilt(`${page.slice(1)}/index.html`);
    return anchors.filter((anchor) => !html.includes(` id="${anchor}"`)).map((anchor) => `${wish}: ${page}/#${anchor}`);
  });
  expect(lost).toEqual([]);
});
