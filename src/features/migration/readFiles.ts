import { kindOf, MOST_CHARACTERS, PASSED_FOLDERS, type SourceFile } from '#services/migration/browser';

/** More are another project than one that somebody migrates at once. */
export const MOST_FILES = 5000;

/** Files with their paths below what was dropped. */
export interface FoundFile {
  path: string;
  file: File;
}

/** The texts of code, style sheets and `package.json`; other files keep their names only. */
export async function readFiles(found: readonly FoundFile[]): Promise<SourceFile[] | undefined> {
  const wanted = found.filter(({ path }) => !PASSED_FOLDERS.test(`/${path}`));
  if (wanted.length > MOST_FILES) return undefined;
  return Promise.all(
    wanted.map(async ({ path, file }) => ({ path, text: kindOf(path) === 'other' ? '' : await textOf(file) })),
  );
}

/** Of a file that is too large, as much as shows that it is. */
async function textOf(file: File): Promise<string> {
  const most = MOST_CHARACTERS * 2;
  try {
    return await (file.size > most ? file.slice(0, most) : file).text();
  } catch {
    // It was deleted since, or the browser may not read it.
    return '';
  }
}

/** The files of an input; with folders, their paths are below the chosen one. */
export function filesOf(list: FileList | null): FoundFile[] {
  return Array.from(list ?? [], (file) => ({ path: file.webkitRelativePath || file.name, file }));
}

/** What was dropped, with the files of its folders. */
export async function filesOfDrop(entries: readonly FileSystemEntry[]): Promise<FoundFile[]> {
  const found: FoundFile[] = [];
  const open = [...entries];
  for (let entry = open.pop(); entry && found.length <= MOST_FILES; entry = open.pop()) {
    const path = entry.fullPath.replace(/^\//, '');
    if (PASSED_FOLDERS.test(`/${path}/`)) continue;
    if (isFile(entry)) {
      const file = await fileOf(entry);
      if (file) found.push({ path, file });
    } else if (isFolder(entry)) open.push(...(await entriesOf(entry)));
  }
  return found;
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

function fileOf(entry: FileSystemFileEntry): Promise<File | undefined> {
  return new Promise((resolve) => entry.file(resolve, () => resolve(undefined)));
}

/** A reader returns a hundred entries at a time. */
async function entriesOf(entry: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = entry.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve) => reader.readEntries(resolve, () => resolve([])));
    if (part.length === 0) return all;
    all.push(...part);
  }
}
