import { readBuilt } from './site.ts';
import type { TaskGroup } from './tasks.ts';

/** Tasks that the built pages don't solve: the section is missing, or the demo isn't in it. */
export function unsolvedTasks(groups: readonly TaskGroup[]): string[] {
  return groups.flatMap(({ page, tasks }) => {
    const headings = headingsOfDemos(readBuilt(`${page.slice(1)}/index.html`));
    return Object.values(tasks)
      .filter(([, anchor, demo]) => !headings.get(demo)?.includes(anchor))
      .map(([wish, anchor, demo]) => `${wish}: ${demo} in ${page}/#${anchor}`);
  });
}

/** The ids of the headings each demo is below: its section, and the sections around that. */
function headingsOfDemos(html: string): Map<string, string[]> {
  const demos = new Map<string, string[]>();
  let above: { level: number; id: string }[] = [];
  for (const [, level, id, demo] of html.matchAll(/<h([2-4]) id="([^"]+)"|\sdata-demo="([^"]+)"/g)) {
    if (demo)
      demos.set(
        demo,
        above.map((heading) => heading.id),
      );
    else if (id) above = [...above.filter((heading) => heading.level < Number(level)), { level: Number(level), id }];
  }
  return demos;
}
