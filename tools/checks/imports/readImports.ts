import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import ts from 'typescript';

export interface Import {
  /** The importing file, relative to the repository root. */
  from: string;
  line: number;
  /** As written in the source. */
  specifier: string;
  /** The imported file, if it is part of this repository. */
  to: string | undefined;
}

const SOURCE = /\.(?:tsx?|mts|astro|mdx)$/;

/** All imports in the source files of the given folders. */
export function readImports(root: string, folders: readonly string[]): Import[] {
  const aliases = readAliases(root);
  return folders
    .flatMap((folder) => listSources(join(root, folder)))
    .flatMap((file) => {
      const from = relative(root, file).split(sep).join('/');
      return importsOf(from, readFileSync(file, 'utf8')).map((found) => ({
        ...found,
        from,
        to: resolve(from, found.specifier, aliases),
      }));
    });
}

function listSources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'fixtures' || entry.name === 'node_modules' ? [] : listSources(path);
    return SOURCE.test(entry.name) ? [path] : [];
  });
}

/** Extracts TypeScript from `.astro` and `.mdx`; everything else is replaced by spaces, so that line numbers stay correct. */
function scriptOf(file: string, text: string) {
  if (file.endsWith('.mdx')) return text.replace(/^(?!import\b).*$/gm, '');
  if (!file.endsWith('.astro')) return text;
  const scripts = [
    ...text.matchAll(/^---\n([\s\S]*?)^---$/gm),
    ...text.matchAll(/<script(?:\s[^>]*)?>([\s\S]*?)<\/script>/g),
  ];
  const characters = text.replace(/[^\n]/g, ' ').split('');
  for (const match of scripts) {
    const body = match[1] ?? '';
    const start = match.index + match[0].indexOf(body);
    characters.splice(start, body.length, ...body);
  }
  return characters.join('');
}

function importsOf(file: string, text: string) {
  const source = ts.createSourceFile(
    `${file}.tsx`,
    scriptOf(file, text),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const found: Omit<Import, 'from' | 'to'>[] = [];
  const add = (node: ts.Node, specifier: ts.Node | undefined) => {
    if (!specifier || !ts.isStringLiteralLike(specifier)) return;
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    found.push({ line, specifier: specifier.text });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) add(node, node.moduleSpecifier);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node, node.arguments[0]);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

interface Alias {
  prefix: string;
  suffix: string;
  hasStar: boolean;
  target: string;
}

/** The `imports` of package.json, most specific pattern first, in Node's order. */
function readAliases(root: string): Alias[] {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { imports?: Record<string, string> };
  return Object.entries(manifest.imports ?? {})
    .map(([key, target]) => {
      const [prefix = '', suffix = ''] = key.split('*');
      return { prefix, suffix, hasStar: key.includes('*'), target: target.replace(/^\.\//, '') };
    })
    .sort((a, b) => b.prefix.length - a.prefix.length || b.suffix.length - a.suffix.length);
}

function resolve(from: string, specifier: string, aliases: readonly Alias[]) {
  const [bare = ''] = specifier.split('?');
  if (bare.startsWith('.')) return posix.normalize(`${dirname(from).split(sep).join('/')}/${bare}`);
  for (const { prefix, suffix, hasStar, target } of aliases) {
    if (!hasStar && bare === prefix) return target;
    if (hasStar && bare.startsWith(prefix) && bare.endsWith(suffix) && bare.length > prefix.length + suffix.length) {
      return target.replace('*', bare.slice(prefix.length, bare.length - suffix.length));
    }
  }
  return undefined;
}
