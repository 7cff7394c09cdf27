import type { DemoUsage } from '#model/demo';
import type { PlanLevel } from '#model/search';

export interface FoundDemo {
  /** Path of its page, without the `/x/` prefix. */
  path: string;
  name: string;
  title: string;
  plan: PlanLevel;
  uses: string;
}

/** Demos with the API names they use, so that searching for a name finds working code. */
export function collectDemos(demos: readonly DemoUsage[]): FoundDemo[] {
  return demos.map(({ page, name, title, components, hooks, types }) => {
    const names = [
      ...components.flatMap((component) => [component.name, ...component.props, ...component.slots]),
      ...hooks,
      ...types,
    ];
    return {
      path: page.replace(/^\/x\//, ''),
      name,
      title,
      plan: planOf(components.map((component) => component.package)),
      uses: [...new Set(names)].join(' '),
    };
  });
}

function planOf(packages: readonly string[]): PlanLevel {
  if (packages.some((name) => name.endsWith('-premium'))) return 2;
  return packages.some((name) => name.endsWith('-pro')) ? 1 : 0;
}
