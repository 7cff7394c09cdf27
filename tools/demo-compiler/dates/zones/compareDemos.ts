/**
 * Renders demos as written and as translated, in the time zone of this process: `node compareDemos.ts <folder>`, where the
 * folder has `dayjs/<id>/<Name>.js`, `luxon/<id>/<Name>.js` and `demos.json`, the list of ids and names. Prints the number of
 * comparisons and the differences as JSON.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Moment } from 'moment';
import type * as React from 'react';
import { DATE_LIBRARIES } from '../libraries.ts';

export interface Comparison {
  compared: number;
  differences: readonly { id: string; library: string; dayjs: string; translated: string }[];
}

const folder = process.argv[2] ?? '';
const load = createRequire(join(folder, 'package.json'));
// The grid imports a stylesheet.
(load as unknown as NodeJS.Require).extensions['.css'] = () => undefined;
const { createElement } = load('react') as typeof React;
const { renderToString } = load('react-dom/server') as { renderToString: (element: React.ReactElement) => string };
const moment = load('moment') as { locale: (name: string) => void } & Moment;

const demos = JSON.parse(readFileSync(join(folder, 'demos.json'), 'utf8')) as { id: string; name: string }[];
const differences: { id: string; library: string; dayjs: string; translated: string }[] = [];
let compared = 0;
for (const { id, name } of demos) {
  const expected = render('dayjs', id, name);
  for (const library of DATE_LIBRARIES) {
    if (!existsSync(join(folder, library, id))) continue;
    compared += 1;
    const found = render(library, id, name);
    if (found !== expected) differences.push({ id, library, ...excerpts(expected, found) });
  }
}
process.stdout.write(`\n${JSON.stringify({ compared, differences } satisfies Comparison)}`);

function render(library: string, id: string, name: string): string {
  moment.locale('en');
  const { default: Demo } = load(`./${library}/${id}/${name}.js`) as { default: React.ComponentType };
  return normalize(renderToString(createElement(Demo)));
}

/** Removes what date adapters write in their own way, and styles. */
function normalize(html: string): string {
  return html
    .replace(/<style[^>]*>.*?<\/style>/gs, '')
    .replaceAll('<!-- -->', '')
    .replace(/ aria-valuetext="\d+(?:st|nd|rd|th)?"/g, '')
    .replace(/\b0(?=\d)/g, '')
    .replace(/\b(?:Dayjs|Date|DateTime|Moment)(?= object)/g, '');
}

function excerpts(a: string, b: string) {
  let start = 0;
  while (a[start] === b[start]) start += 1;
  const cut = (text: string) => text.slice(Math.max(0, start - 60), start + 60);
  return { dayjs: cut(a), translated: cut(b) };
}
