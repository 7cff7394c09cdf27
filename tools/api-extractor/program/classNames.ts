import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import ts from 'typescript';

const require = createRequire(import.meta.url);

/**
 * The global class name of a rule: `Mui-selected` for a state, `MuiPickersInputBase-root` for a rule that a component
 * inherits. The module that declares an interface of classes also exports their names, or a function that returns them.
 */
export function declaredClassName(rule: ts.Symbol): string | undefined {
  const [declaration] = rule.declarations ?? [];
  const file = declaration?.getSourceFile().fileName.replace(/\.d\.ts$/, '.js');
  if (!declaration || !file || !existsSync(file)) return undefined;
  const values = Object.entries(require(file) as Record<string, unknown>);
  const owner = ts.isInterfaceDeclaration(declaration.parent) ? declaration.parent.name.text.toLowerCase() : '';
  // A module can hold the classes of several components; the one named like the interface is meant.
  const inOrder = values.toSorted(([a], [b]) => Number(b.toLowerCase() === owner) - Number(a.toLowerCase() === owner));
  for (const [, value] of inOrder) {
    if (isNames(value) && value[rule.name] !== undefined) return value[rule.name];
  }
  const utility = values.find(([name, value]) => /^get\w+UtilityClass$/.test(name) && typeof value === 'function');
  return utility && (utility[1] as (slot: string) => string)(rule.name);
}

function isNames(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null && Object.values(value).every((name) => typeof name === 'string');
}
