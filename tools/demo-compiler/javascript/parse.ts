import ts from 'typescript';
import type { SourceFile } from './toJavaScript.ts';

/** Rules, facts, versions and translations read the same file one after the other. */
const MAX_FILES = 64;
const parsed = new Map<string, ts.SourceFile>();

/** The syntax tree of a file; the same one as long as the file was parsed recently. */
export function parse({ name, code }: SourceFile): ts.SourceFile {
  const key = `${name}\n${code}`;
  const known = parsed.get(key);
  if (known) return known;
  const kind = name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true, kind);
  if (parsed.size >= MAX_FILES) parsed.clear();
  parsed.set(key, source);
  return source;
}
