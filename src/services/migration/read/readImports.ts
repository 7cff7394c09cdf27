import type { ImportFact, ReexportFact } from './facts.ts';
import { childrenOf, stringOf, type SyntaxNode, textOf } from './syntax.ts';

/** `import Grid, { DataGrid as Table } from '…'`, one fact for each name; `undefined` without names. */
export function readImport(node: SyntaxNode, text: string): ImportFact[] | { source: string; at: number } | undefined {
  const children = childrenOf(node);
  const specifier = children.findLast(({ name }) => name === 'String');
  if (!specifier) return undefined;
  const source = stringOf(specifier, text);
  const names = children.filter(({ name }) => name === 'VariableDefinition');
  const isAll = children.some(({ name }) => name === 'Star');
  const whole = names.map((local) => ({
    local: textOf(local, text),
    name: isAll && local === names.at(-1) ? '*' : 'default',
    source,
    at: local.from,
  }));
  const single = pairsOf(children.find(({ name }) => name === 'ImportGroup')).map(([name, local]) => ({
    local: textOf(local, text),
    name: textOf(name, text),
    source,
    at: name.from,
  }));
  const all = [...whole, ...single];
  return all.length > 0 ? all : { source, at: specifier.from };
}

/** `export { DataGrid as Table } from '…'`; `undefined` if the names are of the module itself. */
export function readReexport(node: SyntaxNode, text: string): ReexportFact[] | undefined {
  const children = childrenOf(node);
  const specifier = children.find(({ name }) => name === 'String');
  if (!specifier) return undefined;
  const source = stringOf(specifier, text);
  const pairs = exportedPairs(node);
  if (pairs.length === 0) return [{ name: '*', as: '*', source, at: specifier.from }];
  return pairs.map(([name, as]) => ({ name: textOf(name, text), as: textOf(as, text), source, at: name.from }));
}

/** The names in the braces of an export, and what they are exported as. */
export function exportedPairs(node: SyntaxNode): [SyntaxNode, SyntaxNode][] {
  return pairsOf(childrenOf(node).find(({ name }) => name === 'ExportGroup'));
}

/** `const { DataGrid: Table } = require('…')`. */
export function readRequired(pattern: SyntaxNode, source: string, text: string): ImportFact[] {
  return childrenOf(pattern).flatMap((property) => {
    const names = childrenOf(property).filter(({ name }) => /^(?:PropertyName|VariableDefinition)$/.test(name));
    const [name, local = name] = names;
    if (!name || !local) return [];
    return [{ local: textOf(local, text), name: textOf(name, text), source, at: name.from }];
  });
}

/** `a` and `a as b` as two nodes; twice the same one without `as`. */
function pairsOf(group: SyntaxNode | undefined): [SyntaxNode, SyntaxNode][] {
  const pairs: [SyntaxNode, SyntaxNode][] = [];
  let isAlias = false;
  for (const child of group ? childrenOf(group) : []) {
    if (child.name === 'as') isAlias = true;
    else if (/^Variable(?:Name|Definition)$|^String$|^default$/.test(child.name)) {
      const last = pairs.at(-1);
      if (isAlias && last) last[1] = child;
      else pairs.push([child, child]);
      isAlias = false;
    }
  }
  return pairs;
}
