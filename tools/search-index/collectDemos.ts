import { planOfImports } from '#model/package-plan';
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
      plan: levelOf(components.map((component) => component.package)),
      uses: [...new Set(names)].join(' '),
    };
  });
}

function levelOf(packages: readonly string[]): PlanLevel {
  const plan = planOfImports(packages);
  return plan ? { pro: 1 as const, premium: 2 as const }[plan] : 0;
}
