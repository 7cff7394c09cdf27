import type { PlaygroundFile } from '#model/playground';

/** Something the compiler, or we, have to say about a place in the code. */
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
  /** What is said in the reader's language instead of `message`, which then holds the import. */
  about?: 'missing' | 'pro' | 'premium';
}

export interface TypeHint {
  from: number;
  to: number;
  /** The declaration, as the compiler writes it. */
  signature: string;
  /** Markdown, as comments have it. */
  documentation: string;
}

export interface TypeCompletion {
  name: string;
  /** `property`, `function`, as editors call it. */
  kind: string;
  /** Better ones have a smaller rank; equal ones are sorted by name. */
  rank: string;
  isOptional?: true;
  /** Text to insert where it is not the name. */
  insert?: string;
  /** What it would have to be imported from. */
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

/** What can be asked, and what comes back. */
export interface Questions {
  check: { ask: object; answer: readonly TypeProblem[] };
  hint: { ask: Place; answer: TypeHint | undefined };
  complete: { ask: Place; answer: TypeCompletions | undefined };
  describe: { ask: Place & { name: string; source?: string }; answer: TypeHint | undefined };
  importEdits: { ask: Place & { name: string; source: string }; answer: readonly TextEdit[] };
}
export type Question = keyof Questions;

export type ToWorker = { [Q in Question]: { id: number; question: Q; files: readonly PlaygroundFile[]; ask: Questions[Q]['ask'] } }[Question];

export type FromWorker =
  | { kind: 'progress'; progress: LoadProgress }
  | { kind: 'answer'; id: number; answer: Questions[Question]['answer'] }
  | { kind: 'failed'; id: number };
