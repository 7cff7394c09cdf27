import ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true });

/** Removes comments from declarations, except for references to other files, which have comment syntax. */
export function withoutComments(name: string, text: string): string {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.ESNext);
  const references = text.split('\n').filter((line) => /^\/\/\/\s*<reference\b/.test(line.trim()));
  return [
    ...references,
    printer
      .printFile(source)
      .replaceAll(/^\/\/\/.*\n/gm, '')
      .replaceAll(/^ +/gm, ''),
  ].join('\n');
}
