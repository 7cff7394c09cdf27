import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file that the build writes before pages are rendered; `undefined` until it has run for the first time. */
export function readGenerated<T>(name: string): T | undefined {
  const file = join(process.cwd(), 'generated', name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}
