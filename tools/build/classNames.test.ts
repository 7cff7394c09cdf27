import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { classNames } from './classNames.ts';
import { root } from './places.ts';

describe('class names', () => {
  const nameOf = classNames('/site');

  it('say file and class in the rooms of the site', () => {
    expect(nameOf('button', '/site/src/shell/header/Menu.module.css')).toBe('Menu-button');
    expect(nameOf('button', '/site/src/shell/header/Menu.module.css?used')).toBe('Menu-button');
  });

  it('of two demos never meet, nor those of a demo and the site', () => {
    const names = ['a/Menu', 'b/Menu'].map((path) => nameOf('button', `/site/content/demos/${path}.module.css`));
    expect(new Set([...names, 'Menu-button']).size).toBe(3);
  });

  it('of two rooms never meet, because no two modules have one name', () => {
    const files = globSync('src/**/*.module.css', { cwd: root }).map((file) => basename(file));
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
  });
});
