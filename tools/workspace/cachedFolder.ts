import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The folder that was written from these files of the root and its packages; written now if they are new. */
export async function cachedFolder(
  { root, cacheFolder, files }: { root: string; cacheFolder: string; files: readonly string[] },
  write: (folder: string) => Promise<void> | void,
): Promise<string> {
  const inputs = [...files, 'package.json', 'package-lock.json'].map((file) => readFileSync(join(root, file), 'utf8'));
  const cached = join(cacheFolder, shortHash(inputs.join('\0')));
  if (!existsSync(cached)) {
    const temporary = `${cached}.${process.pid}`;
    await write(temporary);
    rmSync(cached, { recursive: true, force: true });
    renameSync(temporary, cached);
  }
  return cached;
}

/** Names content, in the keys of caches and in URLs. */
export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
