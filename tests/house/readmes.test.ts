import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';

const CODE = /\.(?:tsx?|mjs|astro|css|json)$/;
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' }).split('\n');
const documents = files.filter((file) => /^(?:src|tools)\/.*README\.md$|^[A-Z]+\.md$/.test(file));
const code = files.filter((file) => CODE.test(file) && !/^content\/(?!translations)|lock\.json$/.test(file));

/** Every word of our code and of the ids of messages, and the names of its files. */
const words = new Set(
  code.flatMap((file) => [basename(file).replace(/\..*$/, ''), ...(readFileSync(file, 'utf8').match(/[\w$]+/g) ?? [])]),
);

/** What a document shows as code and looks like a name of ours: `mountRoom`, `startServer(options)`, `<AdSlot>`. */
function namesIn(text: string): string[] {
  const prose = text.replace(/^```[\s\S]*?^```/gm, '');
  return [...prose.matchAll(/`<?([a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*)[^`\s/.]*`/g)].map(([, name = '']) => name);
}

it.each([
  ['src/features', (name: string) => `| \`${name}\` |`],
  ['src/services', (name: string) => `| \`${name}\` |`],
  ['tools', (name: string) => `\n  ${name}/  `],
])('ARCHITECTURE has a line for every room of %s', (folder, lineOf) => {
  const text = readFileSync('ARCHITECTURE.md', 'utf8');
  const rooms = files
    .filter((file) => file.startsWith(`${folder}/`))
    .map((file) => file.split('/')[folder.split('/').length]);
  expect([...new Set(rooms)].filter((name) => name && !text.includes(lineOf(name)))).toEqual([]);
});

it('documents name only what exists in the code', () => {
  expect(documents.length).toBeGreaterThan(20);
  const unknown = documents.flatMap((file) =>
    namesIn(readFileSync(file, 'utf8')).flatMap((name) => (words.has(name) ? [] : `${file}: ${name}`)),
  );
  expect(unknown).toEqual([]);
});
