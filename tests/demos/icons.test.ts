import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../tools/workspace/paths.ts';

it('only the demos about icon fonts depend on one', () => {
  const content = join(root, 'content');
  const demos = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /[\\/]demos[\\/].*\.tsx$/.test(name),
  );
  expect(demos.length).toBeGreaterThan(100);
  const iconFonts = demos.filter((name) =>
    /@mui\/material\/Icon['"]|\bmaterial-(?:icons|symbols)/.test(readFileSync(join(content, name), 'utf8')),
  );
  expect(iconFonts.toSorted()).toEqual([
    join('data-grid/components/demos/font-icons/FontIcons.tsx'),
    join('tree-view/rich-tree-view/customization/demos/font-icons/FontIcons.tsx'),
  ]);
});
