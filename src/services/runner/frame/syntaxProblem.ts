export interface SyntaxProblem {
  message: string;
  line?: number;
}

/** Extracts message and line from an error of the compiler or the browser. */
export function syntaxProblem(error: unknown): SyntaxProblem {
  const message = error instanceof Error ? error.message : String(error);
  const [, text = message, line] = /^(.*?)\s*\((\d+):\d+\)$/s.exec(message) ?? [];
  return { message: text, ...(line && { line: Number(line) }) };
}
