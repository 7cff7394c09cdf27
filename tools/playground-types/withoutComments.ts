import ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true });

/** The same declarations. References to other files look like comments and are none. */
export function withoutComments(name: string, text: string): string {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.ESNext);
  const references = text.split('\n').filter((line) => /^\/\/\/\s*<reference\b/.test(line.trim()));
  return [...references, printer.printFile(source).replaceAll(/^\/\/\/.*\n/gm, '').replaceAll(/^ +/gm, '')].join('\n');
}
