import type { CodeCompletions } from '#model/code-assistant';

const OPEN_IMPORT = /\b(?:from|import)\s*\(?\s*['"]([^'"]*)$/;

/** Completions for a module specifier that is being typed; `undefined` elsewhere. */
export function importCompletions(
  text: string,
  position: number,
  specifiers: readonly string[],
): CodeCompletions | undefined {
  const line = text.slice(text.lastIndexOf('\n', position - 1) + 1, position);
  const written = OPEN_IMPORT.exec(line)?.[1];
  if (written === undefined) return undefined;
  const matching = specifiers.filter((one) => one.startsWith(written));
  // Package roots before deep imports, of which some packages have hundreds.
  const depth = (specifier: string) => specifier.split('/').length - (specifier.startsWith('@') ? 1 : 0);
  return {
    from: position - written.length,
    entries: matching.map((name) => ({ name, kind: 'namespace', rank: String(depth(name)) })),
  };
}
