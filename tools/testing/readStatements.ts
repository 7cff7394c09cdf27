import type { Statement } from './proof.ts';

const STATEMENT = /^- \*\*([\w.]+)\*\* (.+)$/;
const TEST = /^ {2}- `(\S+) > (.+)`$/;
const CONTINUED = /^ {2}([^-\s].*)$/;

/** Reads the statements of a document such as docs/specification.md, and the tests listed below each. */
export function readStatements(markdown: string): Statement[] {
  const statements: Statement[] = [];
  for (const [index, row] of markdown.split('\n').entries()) {
    const [, id, text] = STATEMENT.exec(row) ?? [];
    const [, file, name] = TEST.exec(row) ?? [];
    const current = statements.at(-1);
    if (id && text) statements.push({ id, text, isContext: text.endsWith('(context)'), provenBy: [] });
    else if (file && name && current) current.provenBy.push({ file, name });
    else if (current && CONTINUED.test(row)) current.text += ` ${row.trim()}`;
    else if (/^\s*- /.test(row)) throw new Error(`Line ${index + 1} is neither a statement nor a test: ${row}`);
  }
  return statements;
}
