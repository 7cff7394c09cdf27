import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { threadId } from 'node:worker_threads';

/**
 * Writes a file only if its content changed, so that watchers are not triggered needlessly. The write is atomic: concurrent
 * readers see either the old or the new content.
 */
export function writeChanged(file: string, text: string) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}-${threadId}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}
