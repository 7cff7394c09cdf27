import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { threadId } from 'node:worker_threads';

/**
 * Writes a file unless it has this text already: whoever watches it hears of real changes only. Others may read it at the
 * same time, and find the old text or the new one, never half of it.
 */
export function writeChanged(file: string, text: string) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}-${threadId}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}
