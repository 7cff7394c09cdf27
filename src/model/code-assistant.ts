/** The contract between a code editor and a source of code intelligence, such as a type checker. */

/** Information about a position in the code. */
export interface CodeHint {
  from: number;
  to: number;
  /** The declaration, as formatted by the compiler. */
  signature: string;
  /** Markdown from the doc comment. */
  documentation: string;
}

export interface CodeCompletion {
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

export interface CodeCompletions {
  from: number;
  entries: readonly CodeCompletion[];
}

export interface CodeEdit {
  from: number;
  to: number;
  insert: string;
}

/** Results may arrive late or not at all. */
export interface CodeAssistant {
  hint: (file: string, position: number) => Promise<CodeHint | undefined>;
  complete: (file: string, position: number) => Promise<CodeCompletions | undefined>;
  describe: (file: string, position: number, entry: CodeCompletion) => Promise<CodeHint | undefined>;
  /** The edits that import a completion whose name is right before `position`. */
  importEdits: (file: string, position: number, entry: CodeCompletion) => Promise<readonly CodeEdit[] | undefined>;
}
