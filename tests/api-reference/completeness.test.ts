import { describe, expect, it } from 'vitest';
import { API_FOLDERS } from '#model/api';
import { anchorOf, kebabCase } from '#model/api-anchors';
import { builtPaths, readBuilt } from '../support/site.ts';
import { exportedComponents, type ExportedComponent, exportedNames, type Member } from './packages.ts';

const paths = new Set(builtPaths());

/** The HTML that must contain a component: its own page, or a list page. */
function pageOf({ folder, name }: ExportedComponent): string {
  const own = `/x/api/${folder}/${kebabCase(name)}/`;
  if (paths.has(own)) return readPath(own);
  const lists = [`/x/api/${folder}/icons/`, `/x/api/${folder}/other-components/`]
    .filter((path) => paths.has(path))
    .map(readPath);
  return lists.find((html) => html.includes(`<h2 id="${kebabCase(name)}">`)) ?? '';
}

const read = new Map<string, string>();
function readPath(path: string): string {
  const known = read.get(path) ?? readBuilt(`${path.slice(1)}index.html`);
  read.set(path, known);
  return known;
}

/** The plain text of the row with an id, or `undefined`. */
function rowText(html: string, id: string): string | undefined {
  const start = html.indexOf(`id="${id}"`);
  if (start === -1) return undefined;
  const end = html.indexOf('</li><li', start);
  return plain(html.slice(start, end === -1 ? undefined : end));
}

function plain(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

const squeezed = (text: string) => text.replace(/[`\s]/g, '');

describe('the API reference is complete', () => {
  const components = exportedComponents();

  for (const folder of API_FOLDERS) {
    it(`every exported component of ${folder}, with every prop, slot and class`, () => {
      const counts = { components: 0, props: 0, slots: 0, classes: 0, defaults: 0 };
      const missing: string[] = [];
      for (const component of components.filter((each) => each.folder === folder)) {
        const html = pageOf(component);
        counts.components += 1;
        if (!html.includes(component.name)) missing.push(component.name);
        const look = (
          kind: 'props' | 'slots' | 'classes',
          members: readonly Member[],
          idOf: (owner: string, name: string) => string,
        ) => {
          for (const { name, defaultValue } of members) {
            const text = rowText(html, idOf(component.name, name));
            counts[kind] += 1;
            if (text === undefined) missing.push(`${component.name} ${kind} ${name}`);
            if (defaultValue === undefined) continue;
            counts.defaults += 1;
            if (!squeezed(text ?? '').includes(squeezed(defaultValue)))
              missing.push(`${component.name} ${kind} ${name} default ${defaultValue}`);
          }
        };
        look('props', component.props, anchorOf.prop);
        look('slots', component.slots, anchorOf.slot);
        look('classes', component.classes, anchorOf.class);
      }
      console.log(
        `  ${folder}: ${Object.entries(counts)
          .map(([what, count]) => `${count} ${what}`)
          .join(', ')}, ${missing.length} missing`,
      );
      expect(counts.components).toBeGreaterThan(0);
      expect(missing).toEqual([]);
    });
  }

  it('all import lines work, all other named packages export the same, and none is a stub', async () => {
    const lines = [...paths]
      .filter((path) => path.startsWith('/x/api/'))
      .flatMap((path) =>
        [
          ...plain(readPath(path)).matchAll(
            /import (type )?\{ (\w+) \} from '([^']+)';\s*(?:Also exported by ([@\w/, -]+))?/g,
          ),
        ].flatMap(([, isType, name = '', from = '', others]) =>
          [from, ...(others?.match(/@mui\/[\w-]+/g) ?? [])].map((each) => ({
            path,
            isType: isType !== undefined,
            name,
            from: each,
          })),
        ),
      );
    const wrong: string[] = [];
    for (const { path, isType, name, from } of lines) {
      const isThere = exportedNames.get(from)?.has(name);
      const value = isType || !isThere ? undefined : ((await import(from)) as Record<string, unknown>)[name];
      const isStub = typeof value === 'function' && /isn't exported from this npm package/.test(String(value));
      if (!isThere || isStub || (!isType && value === undefined))
        wrong.push(`${path}: import { ${name} } from '${from}'`);
    }
    console.log(`  ${lines.length} import lines, ${wrong.length} wrong`);
    expect(lines.length).toBeGreaterThan(500);
    expect(wrong).toEqual([]);
    // All packages are loaded one after the other.
  }, 120_000);
});
