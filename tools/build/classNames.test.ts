import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { numberedNames, spokenNames } from './classNames.ts';
import { root } from './places.ts';

const menu = globSync('src/**/Menu.module.css', { cwd: root }).map((file) => join(root, file))[0] ?? '';

describe('class names', () => {
  const spoken = spokenNames('/site');
  const numbered = numberedNames(root);

  it('say file and class while the site is developed', () => {
    expect(spoken('button', '/site/src/shell/header/Menu.module.css')).toBe('Menu-button');
    expect(spoken('button', '/site/src/shell/header/Menu.module.css?used')).toBe('Menu-button');
  });

  it('are numbers in a build, the same in every build', () => {
    expect(numbered('menu', menu)).toMatch(/^_[\da-z]{1,2}$/);
    expect(numberedNames(root)('menu', menu)).toBe(numbered('menu', menu));
    expect(numbered('menu', `${menu}?used`)).toBe(numbered('menu', menu));
    expect(numbered('panel', menu)).not.toBe(numbered('menu', menu));
  });

  it('of two demos never meet, nor those of a demo and the site', () => {
    const files = ['a/Menu', 'b/Menu'].map((path) => join(root, `content/demos/${path}.module.css`));
    expect(new Set([...files, menu].map((file) => numbered('menu', file))).size).toBe(3);
  });

  it('of two rooms never meet, because no two modules have one name', () => {
    const files = globSync('src/**/*.module.css', { cwd: root }).map((file) => basename(file));
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
  });
});
