import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from './javascript/format.ts';

/** `npx node tools/demo-compiler/formatDemos.ts content/data-grid/sorting/demos`: formats all demos in a folder. */
const SOURCE = /\.(?:tsx?|css)$/;

const [, , ...places] = process.argv;
if (places.length === 0) {
  process.stderr.write('Pass the folder or file to format, such as content/data-grid/sorting/demos.\n');
  process.exitCode = 1;
}

for (const file of places.flatMap(filesOf)) {
  const code = readFileSync(file, 'utf8');
  const formatted = await format(code, file);
  if (formatted === code) continue;
  writeFileSync(file, formatted);
  process.stdout.write(`${file}\n`);
}

function filesOf(place: string): string[] {
  if (statSync(place).isFile()) return [place];
  const names = readdirSync(place, { recursive: true, encoding: 'utf8' });
  return names.map((name) => join(place, name)).filter((file) => SOURCE.test(file) && !file.endsWith('.d.ts'));
}
