import type { CodeCompletions, CodeEdit, CodeHint } from '#model/code-assistant';
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
  hint: { ask: Place; answer: CodeHint | undefined };
  complete: { ask: Place; answer: CodeCompletions | undefined };
  describe: { ask: Place & { name: string; source?: string }; answer: CodeHint | undefined };
  importEdits: { ask: Place & { name: string; source: string }; answer: readonly CodeEdit[] };
}
export type Question = keyof Questions;

export type ToWorker = {
  [Q in Question]: { id: number; question: Q; files: readonly PlaygroundFile[]; ask: Questions[Q]['ask'] };
}[Question];

export type FromWorker =
  | { kind: 'progress'; progress: LoadProgress }
  | { kind: 'answer'; id: number; answer: Questions[Question]['answer'] }
  | { kind: 'failed'; id: number };
