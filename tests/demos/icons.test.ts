import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../tools/build/paths.ts';

it('no demo depends on an icon font', () => {
  const content = join(root, 'content');
  const demos = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((name) => /[\\/]demos[\\/].*\.tsx$/.test(name));
  expect(demos.length).toBeGreaterThan(100);
  const iconFonts = demos.filter((name) => /@mui\/material\/Icon['"]|\bmaterial-(?:icons|symbols)/.test(readFileSync(join(content, name), 'utf8')));
  expect(iconFonts).toEqual([]);
});
