import { execFileSync } from 'node:child_process';

/** The date of the last change of each file, from a single git call; empty without git history, as in an archive. */
let changes: ReadonlyMap<string, string> | undefined;

export function lastChangeOf(file: string): string | undefined {
  changes ??= readChanges();
  return changes.get(file);
}

function readChanges() {
  const found = new Map<string, string>();
  let date = '';
  for (const line of gitLog().split('\n')) {
    if (line.startsWith('@')) date = line.slice(1);
    // The log is sorted from new to old, so the first date of a file is its last change.
    else if (line && !found.has(line)) found.set(line, date);
  }
  return found;
}

function gitLog() {
  try {
    const args = ['log', '--format=@%cs', '--name-only', '--no-renames', '--', 'content'];
    return execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
}
