import type { PlaygroundFile } from '#model/playground';

/** A diagnostic of the compiler, or one of our notes. */
export interface TypeProblem {
  file: string;
  /** Offsets in the text of the file. */
  from: number;
  to: number;
  line: number;
  severity: 'error' | 'info';
  /** `TS2322`; our own notes have none. */
  code?: string;
  message: string;
  /** Selects a translated text; `message` then contains the import. */
  about?: 'missing' | 'pro' | 'premium';
}

export interface TypeHint {
  from: number;
  to: number;
  /** The declaration, as formatted by the compiler. */
  signature: string;
  /** Markdown from the doc comment. */
  documentation: string;
}

export interface TypeCompletion {
  name: string;
  /** The editor's name of the kind: `property`, `function`. */
  kind: string;
  /** Sort key, lower first; equal ranks are sorted by name. */
  rank: string;
  isOptional?: true;
  /** Text to insert, if it differs from the name. */
  insert?: string;
  /** The module to import it from, if needed. */
  source?: string;
}

export interface TextEdit {
  from: number;
  to: number;
  insert: string;
}

export interface TypeCompletions {
  from: number;
  entries: readonly TypeCompletion[];
}

export interface LoadProgress {
  loadedBytes: number;
  allBytes: number;
}

export interface Place {
  file: string;
  position: number;
}

/** Requests and responses by kind. */
export interface Questions {
  check: { ask: object; answer: readonly TypeProblem[] };
  hint: { ask: Place; answer: TypeHint | undefined };
  complete: { ask: Place; answer: TypeCompletions | undefined };
  describe: { ask: Place & { name: string; source?: string }; answer: TypeHint | undefined };
  importEdits: { ask: Place & { name: string; source: string }; answer: readonly TextEdit[] };
}
export type Question = keyof Questions;

export type ToWorker = {
  [Q in Question]: { id: number; question: Q; files: readonly PlaygroundFile[]; ask: Questions[Q]['ask'] };
}[Question];

export type FromWorker =
  | { kind: 'progress'; progress: LoadProgress }
  | { kind: 'answer'; id: number; answer: Questions[Question]['answer'] }
  | { kind: 'failed'; id: number };
