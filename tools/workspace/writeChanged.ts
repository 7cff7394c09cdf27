import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { threadId } from 'node:worker_threads';

/**
 * Writes a file and the folders above it, but only if its content changed, so that watchers are not triggered needlessly and
 * unchanged files keep their time. The write is atomic: concurrent readers see either the old or the new content.
 */
export function writeChanged(file: string, content: string | Uint8Array) {
  if (existsSync(file) && readFileSync(file).equals(Buffer.from(content))) return;
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}-${threadId}`;
  writeFileSync(draft, content);
  renameSync(draft, file);
}
