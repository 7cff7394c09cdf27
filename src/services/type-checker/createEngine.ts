import type ts from 'typescript';
import type { PlaygroundFile } from '#model/playground';
import type { TypesPack } from '#model/type-packs';
import { importCompletions } from './completeImport.ts';
import { createHost, pathOf, type TypeScript } from './createHost.ts';
import { planNotes } from './planNotes.ts';
import type { Place, TypeCompletion, TypeCompletions, TypeHint, TypeProblem } from './protocol.ts';

/** "Cannot find module", imported by name and for its effects. */
const MISSING_MODULE = [2307, 2882];
const MAX_MESSAGE_CHARACTERS = 2000;
const SHOWN_TAGS = ['default', 'deprecated'];

export interface Engine {
  addPacks: (packs: readonly TypesPack[]) => void;
  setFiles: (files: readonly PlaygroundFile[]) => void;
  check: () => TypeProblem[];
  hint: (place: Place) => TypeHint | undefined;
  complete: (place: Place) => TypeCompletions | undefined;
  describe: (place: Place & { name: string }) => TypeHint | undefined;
}

/** The language service over files in memory. Knows neither the network nor the editor. */
export function createEngine(compiler: TypeScript, specifiers: readonly string[]): Engine {
  const { host, addPack, setFiles, textOf } = createHost(compiler);
  const registry = compiler.createDocumentRegistry(true);
  let service = compiler.createLanguageService(host, registry);
  let files: readonly PlaygroundFile[] = [];

  function problemsOf({ name, text }: PlaygroundFile): TypeProblem[] {
    const path = pathOf(name);
    const found = [...service.getSyntacticDiagnostics(path), ...service.getSemanticDiagnostics(path)];
    return found.map(({ start = 0, length = 0, code, messageText }) => {
      const specifier = MISSING_MODULE.includes(code) ? text.slice(start + 1, start + length - 1) : undefined;
      return {
        file: name,
        from: start,
        to: start + length,
        line: text.slice(0, start).split('\n').length,
        severity: 'error',
        code: `TS${code}`,
        message: specifier ?? cut(compiler.flattenDiagnosticMessageText(messageText, '\n')),
        ...(specifier !== undefined && { about: 'missing' as const }),
      };
    });
  }

  function hintOf(parts: Described | undefined, from: number, to: number): TypeHint | undefined {
    if (!parts?.displayParts?.length) return undefined;
    const tags = (parts.tags ?? []).filter(({ name }) => SHOWN_TAGS.includes(name)).map(({ name, text }) => `@${name} ${compiler.displayPartsToString(text)}`);
    const documentation = [compiler.displayPartsToString(parts.documentation), ...tags].filter(Boolean).join('\n');
    return { from, to, signature: cut(compiler.displayPartsToString(parts.displayParts)), documentation: cut(documentation) };
  }

  return {
    addPacks(packs) {
      for (const pack of packs) addPack(pack);
      // Imports that led nowhere are looked up anew; files that were read are kept by the registry.
      const former = service;
      service = compiler.createLanguageService(host, registry);
      service.getProgram();
      former.dispose();
    },
    setFiles(next) {
      files = next;
      setFiles(next);
    },
    check: () => files.filter(({ name }) => /\.[jt]sx?$/.test(name)).flatMap((file) => [...problemsOf(file), ...planNotes(file)]),
    hint({ file, position }) {
      const info = service.getQuickInfoAtPosition(pathOf(file), position);
      return info && hintOf(info, info.textSpan.start, info.textSpan.start + info.textSpan.length);
    },
    complete({ file, position }) {
      const text = textOf(pathOf(file)) ?? '';
      const imports = importCompletions(text, position, [...specifiers, ...files.filter(({ name }) => name !== file).map(({ name }) => `./${name.replace(/\.tsx?$/, '')}`)]);
      if (imports) return imports;
      const found = service.getCompletionsAtPosition(pathOf(file), position, { includeCompletionsWithInsertText: true });
      if (!found) return undefined;
      const word = /[\w$]*$/.exec(text.slice(0, position))?.[0] ?? '';
      const from = found.optionalReplacementSpan?.start ?? position - word.length;
      return { from, entries: found.entries.filter(({ replacementSpan }) => !replacementSpan || replacementSpan.start === from).map(completionOf) };
    },
    describe: ({ file, position, name }) => hintOf(service.getCompletionEntryDetails(pathOf(file), position, name, undefined, undefined, undefined, undefined), position, position),
  };
}

type Described = Pick<ts.QuickInfo, 'displayParts' | 'documentation' | 'tags'>;

function completionOf({ name, kind, sortText, kindModifiers, insertText }: ts.CompletionEntry): TypeCompletion {
  return {
    name,
    kind: KINDS[kind] ?? 'text',
    rank: sortText,
    ...(kindModifiers?.includes('optional') && { isOptional: true }),
    ...(insertText !== undefined && insertText !== name && { insert: insertText }),
  };
}

/** The compiler's names of kinds, as the editor has icons for them. */
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

function cut(text: string): string {
  return text.length > MAX_MESSAGE_CHARACTERS ? `${text.slice(0, MAX_MESSAGE_CHARACTERS)}…` : text;
}
