export interface SourceFile {
  path: string;
  text: string;
}

export type FileKind = 'module' | 'styles' | 'manifest' | 'other';

const MODULE = /\.(?:[cm]?[jt]sx?|vue|astro)$/i;
const STYLES = /\.(?:css|scss|sass|less|styl)$/i;

export function kindOf(path: string): FileKind {
  if (/(?:^|\/)package\.json$/.test(path)) return 'manifest';
  if (MODULE.test(path)) return 'module';
  return STYLES.test(path) ? 'styles' : 'other';
}

/** Folders whose files nobody migrates. */
export const PASSED_FOLDERS = /(?:^|\/)(?:node_modules|\.git|dist|build|out|coverage|\.next|\.cache)\//;

export const MOST_CHARACTERS = 2_000_000;
const LONGEST_LINES = 1000;
const SHORTEST_MINIFIED = 5000;

export type Unreadable = 'binary' | 'minified' | 'tooLarge';

/** Why a file can't be read as code somebody wrote. */
export function unreadable(text: string): Unreadable | undefined {
  const start = text.slice(0, 10_000);
  if (start.includes('\0') || (start.match(/\uFFFD/g) ?? []).length > 20) return 'binary';
  if (text.length > MOST_CHARACTERS) return 'tooLarge';
  if (text.length < SHORTEST_MINIFIED) return undefined;
  let lines = 1;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines += 1;
  return text.length / lines > LONGEST_LINES ? 'minified' : undefined;
}
