import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DemoCode, textOfFile } from '#model/demo';
import type { DemoTexts } from './server/site.ts';

/** The code of all compiled demos. Data that many demos share is kept once. */
export function demoTexts(folder: string): DemoTexts {
  const files: { name: string; text: string }[] = [];
  const positions = new Map<string, number>();
  const positionOf = (name: string, text: string) => {
    const key = `${name}\0${text}`;
    const known = positions.get(key) ?? files.push({ name, text }) - 1;
    positions.set(key, known);
    return known;
  };
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
  const demos = names.sort().map((name) => {
    const { sources } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as DemoCode;
    const variant = (language: 'TS' | 'JS') =>
      sources.system[language].map((file) => positionOf(file.name, textOfFile(file)));
    return [name.replaceAll('\\', '/').slice(0, -'.json'.length), { TS: variant('TS'), JS: variant('JS') }] as const;
  });
  return { files, demos: Object.fromEntries(demos) };
}
