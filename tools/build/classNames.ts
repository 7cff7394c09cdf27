import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Class names of `*.module.css`. Whoever develops reads file and class; readers get a number, which is 200 bytes less of
 * every page. Numbers follow the sorted names, so the same styles always get the same ones. Modules of demos belong to
 * their writers, who need not know each other's names: theirs carry a hash.
 */
export function classNames(root: string): Plugin {
  return {
    name: 'class-names',
    config(_, { command }) {
      return { css: { modules: { generateScopedName: command === 'build' ? numberedNames(root) : spokenNames(root) } } };
    },
  };
}

export function spokenNames(root: string) {
  return (local: string, file: string) => {
    const [path = file] = file.split('?');
    const name = nameOf(local, path);
    const place = relative(root, path).split(sep).join('/');
    return place.startsWith('src/') ? name : `${name}-${createHash('sha256').update(place).digest('hex').slice(0, 5)}`;
  };
}

export function numberedNames(root: string) {
  const spoken = spokenNames(root);
  const numbers = new Map(allNames(root).map((name, index) => [name, `_${index.toString(36)}`]));
  return (local: string, file: string) => {
    const name = spoken(local, file);
    return numbers.get(name) ?? name;
  };
}

/** Every class of the rooms; that some matches are none, as in the name of a file, costs a number. */
function allNames(root: string): string[] {
  const names = globSync('src/**/*.module.css', { cwd: root }).flatMap((file) => {
    const classes = readFileSync(join(root, file), 'utf8').matchAll(/\.(-?[A-Za-z_][\w-]*)/g);
    return [...classes].map(([, local = '']) => nameOf(local, file));
  });
  return [...new Set(names)].toSorted((a, b) => (a < b ? -1 : 1));
}

function nameOf(local: string, file: string): string {
  return `${basename(file).replace(/\.module\.css$/, '')}-${local}`;
}
