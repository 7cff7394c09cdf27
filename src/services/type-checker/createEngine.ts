import type ts from 'typescript';
import type { CodeCompletions, CodeEdit, CodeHint } from '#model/code-assistant';
import type { PlaygroundFile } from '#model/playground';
import type { TypesPack } from '#model/type-packs';
import { importCompletions } from './completeImport.ts';
import { completeAt, detailsOf, importEditsOf } from './completions.ts';
import { createHost, pathOf, type TypeScript } from './createHost.ts';
import { planNotes } from './planNotes.ts';
import type { Place, TypeProblem } from './protocol.ts';

/** "Cannot find module", for named and for side-effect imports. */
const MISSING_MODULE = [2307, 2882];
const MAX_MESSAGE_CHARACTERS = 2000;
const SHOWN_TAGS = ['default', 'deprecated'];

type NamedPlace = Place & { name: string; source?: string };

export interface Engine {
  addPacks: (packs: readonly TypesPack[]) => void;
  setFiles: (files: readonly PlaygroundFile[]) => void;
  check: () => TypeProblem[];
  hint: (place: Place) => CodeHint | undefined;
  complete: (place: Place) => CodeCompletions | undefined;
  describe: (place: NamedPlace) => CodeHint | undefined;
  importEdits: (place: NamedPlace) => CodeEdit[];
}

/** The language service for in-memory files. Independent of the network and the editor. */
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
        message: specifier ?? truncate(compiler.flattenDiagnosticMessageText(messageText, '\n')),
        ...(specifier !== undefined && { about: 'missing' as const }),
      };
    });
  }

  function hintOf(parts: Described | undefined, from: number, to: number): CodeHint | undefined {
    if (!parts?.displayParts?.length) return undefined;
    const tags = (parts.tags ?? [])
      .filter(({ name }) => SHOWN_TAGS.includes(name))
      .map(({ name, text }) => tagAsMarkdown(name, compiler.displayPartsToString(text)));
    const documentation = [compiler.displayPartsToString(parts.documentation), ...tags].filter(Boolean).join('\n\n');
    return {
      from,
      to,
      signature: truncate(compiler.displayPartsToString(parts.displayParts)),
      documentation: truncate(withAbsoluteLinks(documentation)),
    };
  }

  return {
    addPacks(packs) {
      for (const pack of packs) addPack(pack);
      // A new service resolves missing imports again; the registry keeps parsed files.
      const previous = service;
      service = compiler.createLanguageService(host, registry);
      service.getProgram();
      previous.dispose();
    },
    setFiles(next) {
      files = next;
      setFiles(next);
    },
    check: () =>
      files.filter(({ name }) => /\.[jt]sx?$/.test(name)).flatMap((file) => [...problemsOf(file), ...planNotes(file)]),
    hint({ file, position }) {
      const info = service.getQuickInfoAtPosition(pathOf(file), position);
      return info && hintOf(info, info.textSpan.start, info.textSpan.start + info.textSpan.length);
    },
    complete({ file, position }) {
      const text = textOf(pathOf(file)) ?? '';
      const imports = importCompletions(text, position, [
        ...specifiers,
        ...files.filter(({ name }) => name !== file).map(({ name }) => `./${name.replace(/\.tsx?$/, '')}`),
      ]);
      return imports ?? completeAt(service, { file: pathOf(file), position }, text);
    },
    describe: (place) =>
      hintOf(detailsOf(compiler, service, { ...place, file: pathOf(place.file) }), place.position, place.position),
    importEdits: (place) => importEditsOf(detailsOf(compiler, service, { ...place, file: pathOf(place.file) })),
  };
}

type Described = Pick<ts.QuickInfo, 'displayParts' | 'documentation' | 'tags'>;

/** Formats default values as code, even if the comment doesn't. */
function tagAsMarkdown(name: string, text: string): string {
  const isBareCode = name === 'default' && text !== '' && !text.includes('`');
  if (isBareCode && text.includes('\n')) return `@${name}\n\`\`\`\n${text}\n\`\`\``;
  return `@${name} ${isBareCode ? `\`${text}\`` : text}`.trim();
}

/** Makes root-relative links absolute, except those to MUI X pages, which are on this site. */
function withAbsoluteLinks(markdown: string): string {
  return markdown.replaceAll(/\]\((?=\/(?!x\/|\/))/g, '](https://mui.com');
}

function truncate(text: string): string {
  return text.length > MAX_MESSAGE_CHARACTERS ? `${text.slice(0, MAX_MESSAGE_CHARACTERS)}…` : text;
}
