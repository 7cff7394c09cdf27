import {
  autocompletion,
  insertCompletionText,
  pickedCompletion,
  startCompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import { nextDiagnostic, previousDiagnostic } from '@codemirror/lint';
import type { Extension } from '@codemirror/state';
import { hoverTooltip, keymap, type EditorView } from '@codemirror/view';
import type { CodeAssistant, CodeCompletion } from '#model/code-assistant';
import { drawHint } from './drawHint.ts';
import { hintAtCursor } from './hintAtCursor.ts';

const WORD = /^[\w$]*$/;
const INSIDE_QUOTES = /^[^'"]*$/;
/** Typing one of these characters triggers completion. */
const TRIGGERS_COMPLETION = /[\w$.'"/@]$/;
const MAX_BOOST = 99;
const MAX_IMPORT_ATTEMPTS = 5;

/** Completion, hover and cursor hints, and keys that move between problems, for one file. */
export function assistance(file: string, assistant: CodeAssistant): Extension {
  return [
    autocompletion({
      override: [(context) => completionsAt(file, assistant, context)],
      icons: false,
      activateOnTypingDelay: 150,
    }),
    hoverTooltip(async (_, position) => {
      const hint = await assistant.hint(file, position);
      return hint ? { pos: hint.from, end: hint.to, above: true, create: () => ({ dom: drawHint(hint) }) } : null;
    }),
    hintAtCursor((position) => assistant.hint(file, position)),
    keymap.of([
      { key: 'F8', run: nextDiagnostic },
      { key: 'Shift-F8', run: previousDiagnostic },
    ]),
  ];
}

export function openCompletion(view: EditorView) {
  startCompletion(view);
}

async function completionsAt(
  file: string,
  assistant: CodeAssistant,
  context: CompletionContext,
): Promise<CompletionResult | null> {
  const { pos, explicit } = context;
  const before = context.state.sliceDoc(Math.max(0, pos - 1), pos);
  if (!explicit && !TRIGGERS_COMPLETION.test(before)) return null;
  const found = await assistant.complete(file, pos);
  if (!found || found.entries.length === 0 || context.aborted) return null;
  const ranks = [...new Set(found.entries.map(({ rank }) => rank))].sort();
  const options = found.entries.map((entry): Completion => {
    const { name, kind, rank, isOptional, insert = name, source } = entry;
    const detail = source ?? (isOptional && '?');
    return {
      label: name,
      type: kind,
      boost: Math.max(-MAX_BOOST, -ranks.indexOf(rank)),
      ...(detail && { detail }),
      apply:
        source === undefined
          ? insert
          : (view, completion, from, to) => insertWithImport(view, { file, assistant, entry, completion, from, to }),
      info: async () => {
        const hint = await assistant.describe(file, pos, entry);
        return hint ? { dom: drawHint(hint) } : null;
      },
    };
  });
  const isQuoted = /['"]/.test(context.state.sliceDoc(Math.max(0, found.from - 1), found.from));
  return { from: found.from, options, validFor: isQuoted ? INSIDE_QUOTES : WORD };
}

interface CompletionWithImport {
  file: string;
  assistant: CodeAssistant;
  entry: CodeCompletion;
  completion: Completion;
  from: number;
  to: number;
}

/** Inserts the name immediately and its import later. If the document changes meanwhile, the edits are requested again. */
async function insertWithImport(
  view: EditorView,
  { file, assistant, entry, completion, from, to }: CompletionWithImport,
) {
  const { name, insert = name } = entry;
  view.dispatch({
    ...insertCompletionText(view.state, insert, from, to),
    annotations: pickedCompletion.of(completion),
  });
  for (let attempt = 0; attempt < MAX_IMPORT_ATTEMPTS; attempt += 1) {
    const { doc } = view.state;
    const edits = await assistant.importEdits(file, from + insert.length, entry);
    if (view.state.doc !== doc) continue;
    return view.dispatch({ changes: [...(edits ?? [])] });
  }
}
