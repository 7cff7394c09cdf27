import type { TypeCompletions } from './protocol.ts';

const OPEN_IMPORT = /\b(?:from|import)\s*\(?\s*['"]([^'"]*)$/;

/** What can stand in an import that is being written; nothing anywhere else. */
export function importCompletions(text: string, position: number, specifiers: readonly string[]): TypeCompletions | undefined {
  const line = text.slice(text.lastIndexOf('\n', position - 1) + 1, position);
  const written = OPEN_IMPORT.exec(line)?.[1];
  if (written === undefined) return undefined;
  const fitting = specifiers.filter((one) => one.startsWith(written));
  // Packages before their folders, of which some have hundreds.
  const depth = (specifier: string) => specifier.split('/').length - (specifier.startsWith('@') ? 1 : 0);
  return { from: position - written.length, entries: fitting.map((name) => ({ name, kind: 'namespace', rank: String(depth(name)) })) };
}
