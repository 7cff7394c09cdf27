import { planOfImports } from '#model/package-plan';
import type { DemoUsage } from '#model/demo';
import type { PictureStamp } from '#model/demo-picture';
import type { PlanLevel } from '#model/search';
import { levelOf } from './navFacts.ts';

interface FoundDemo {
  /** Path of its page, without the `/x/` prefix. */
  path: string;
  name: string;
  title: string;
  plan: PlanLevel;
  uses: string;
  picture: PictureStamp;
}

/** Demos with the API names they use, so that searching for a name finds working code. */
export function collectDemos(demos: readonly DemoUsage[]): FoundDemo[] {
  return demos.map(({ page, name, title, components, hooks, types, picture = '' }) => {
    const names = [
      ...components.flatMap((component) => [component.name, ...component.props, ...component.slots]),
      ...hooks,
      ...types,
    ];
    return {
      path: page.replace(/^\/x\//, ''),
      name,
      title,
      plan: levelOf(planOfImports(components.map((component) => component.package))),
      uses: [...new Set(names)].join(' '),
      picture,
    };
  });
}
