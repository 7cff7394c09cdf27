import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IndexDemo } from '#model/api-index';
import { type DemoCode, textOfFile } from '#model/demo';
import { pathOfDemoData } from '#model/machine-files';

/** A demo as JSON: what the index has about it, and its files in TypeScript, the demo itself first. */
export function demoData(demo: IndexDemo, compiled: string): [path: string, content: string] {
  const { sources } = JSON.parse(readFileSync(join(compiled, `${demo.id}.json`), 'utf8')) as DemoCode;
  const files = sources.system.TS.map((file) => ({ name: file.name, text: textOfFile(file) }));
  return [pathOfDemoData(demo.path), JSON.stringify({ ...demo, files })];
}
