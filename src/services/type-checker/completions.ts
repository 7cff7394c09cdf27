import type ts from 'typescript';
import type { CodeCompletion, CodeCompletions, CodeEdit } from '#model/code-assistant';
import type { TypeScript } from './createHost.ts';
import type { Place } from './protocol.ts';

type Named = Place & { name: string; source?: string };

const PREFERENCES: ts.UserPreferences = {
  includeCompletionsWithInsertText: true,
  includeCompletionsForModuleExports: true,
  quotePreference: 'single',
};

/** Completions at a position, including those that need an import. `place.file` is a path. */
export function completeAt(
  service: ts.LanguageService,
  { file, position }: Place,
  text: string,
): CodeCompletions | undefined {
  const found = service.getCompletionsAtPosition(file, position, PREFERENCES);
  if (!found) return undefined;
  const word = /[\w$]*$/.exec(text.slice(0, position))?.[0] ?? '';
  const from = found.optionalReplacementSpan?.start ?? position - word.length;
  return {
    from,
    entries: found.entries
      .filter(({ replacementSpan }) => !replacementSpan || replacementSpan.start === from)
      .map(completionOf),
  };
}

export function detailsOf(
  compiler: TypeScript,
  service: ts.LanguageService,
  { file, position, name, source }: Named,
): ts.CompletionEntryDetails | undefined {
  // The entry's data identifies the export if several have the same name.
  const data =
    source &&
    service
      .getCompletionsAtPosition(file, position, PREFERENCES)
      ?.entries.find((entry) => entry.name === name && entry.source === source)?.data;
  return service.getCompletionEntryDetails(
    file,
    position,
    name,
    compiler.getDefaultFormatCodeSettings('\n'),
    source,
    PREFERENCES,
    data || undefined,
  );
}

/** The text edits that add the import of a chosen completion. */
export function importEditsOf(details: ts.CompletionEntryDetails | undefined): CodeEdit[] {
  const changes = details?.codeActions?.[0]?.changes[0]?.textChanges ?? [];
  return changes.map(({ span, newText }) => ({ from: span.start, to: span.start + span.length, insert: newText }));
}

function completionOf({
  name,
  kind,
  sortText,
  kindModifiers,
  insertText,
  source,
  hasAction,
}: ts.CompletionEntry): CodeCompletion {
  return {
    name,
    kind: KINDS[kind] ?? 'text',
    rank: sortText,
    ...(kindModifiers?.includes('optional') && { isOptional: true }),
    ...(insertText !== undefined && insertText !== name && { insert: insertText }),
    ...(hasAction && source && { source }),
  };
}

/** Maps the compiler's completion kinds to the editor's. */
const KINDS: Readonly<Record<string, string>> = {
  'JSX attribute': 'property',
  property: 'property',
  getter: 'property',
  setter: 'property',
  method: 'method',
  function: 'function',
  'local function': 'function',
  const: 'constant',
  let: 'variable',
  var: 'variable',
  'local var': 'variable',
  parameter: 'variable',
  alias: 'variable',
  class: 'class',
  interface: 'interface',
  type: 'type',
  'type parameter': 'type',
  enum: 'enum',
  module: 'namespace',
  keyword: 'keyword',
  string: 'text',
};
