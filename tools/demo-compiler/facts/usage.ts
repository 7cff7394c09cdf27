import ts from 'typescript';
import type { ComponentUsage, DemoUsage } from '#model/demo';
import type { SourceFile } from '../javascript/toJavaScript.ts';
import { importsOf } from './imports.ts';
import { parse } from '../javascript/parse.ts';

type Usage = Pick<DemoUsage, 'components' | 'hooks' | 'types'>;

const DOCUMENTED = /^@mui\/x-/;
const SLOT_OBJECTS = new Set(['slots', 'slotProps']);

interface Found {
  package: string;
  /** Adapters and constants are imported like components, but never rendered. */
  isRendered: boolean;
  props: Set<string>;
  slots: Set<string>;
}

/** The members of the documented packages that the files of a demo use. */
export function usageOf(files: readonly SourceFile[]): Usage {
  const components = new Map<string, Found>();
  const hooks = new Set<string>();
  const types = new Set<string>();

  for (const file of files) {
    const locals = new Map<string, string>();
    for (const { packageName, names } of importsOf(file)) {
      if (!packageName || !DOCUMENTED.test(packageName)) continue;
      for (const { exported, local, isTypeOnly } of names) {
        if (isTypeOnly) types.add(exported);
        else if (/^use[A-Z]/.test(exported)) hooks.add(exported);
        else if (/^[A-Z]/.test(exported) && !/^[A-Z_\d]+$/.test(exported)) {
          locals.set(local, exported);
          if (!components.has(exported))
            components.set(exported, { package: packageName, isRendered: false, props: new Set(), slots: new Set() });
        }
      }
    }
    if (locals.size > 0) readElements(parse(file), (tag) => components.get(locals.get(tag) ?? ''));
  }

  return {
    components: [...components]
      .flatMap(([name, found]) => (found.isRendered ? [toUsage(name, found)] : []))
      .sort(byName),
    hooks: [...hooks].sort(),
    types: [...types].sort(),
  };
}

type Find = (local: string) => Found | undefined;

function readElements(source: ts.SourceFile, find: Find) {
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const found = find(node.tagName.getText(source));
      if (found) found.isRendered = true;
      for (const attribute of node.attributes.properties) readAttribute(attribute, found, find);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
}

function readAttribute(attribute: ts.JsxAttributeLike, found: Found | undefined, find: Find) {
  if (!ts.isJsxAttribute(attribute) || !ts.isIdentifier(attribute.name)) return;
  found?.props.add(attribute.name.text);
  if (!SLOT_OBJECTS.has(attribute.name.text) || !attribute.initializer || !ts.isJsxExpression(attribute.initializer))
    return;
  for (const { name, value } of propertiesOf(attribute.initializer.expression)) {
    found?.slots.add(name);
    const part = find(value);
    if (part) part.isRendered = true;
  }
}

/** Keys and values of an object literal, including one with a type assertion. */
function propertiesOf(expression: ts.Expression | undefined): { name: string; value: string }[] {
  if (!expression) return [];
  if (ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression) || ts.isParenthesizedExpression(expression))
    return propertiesOf(expression.expression);
  if (!ts.isObjectLiteralExpression(expression)) return [];
  return expression.properties.flatMap((property) => {
    if (!property.name || !(ts.isIdentifier(property.name) || ts.isStringLiteral(property.name))) return [];
    const value = ts.isPropertyAssignment(property) ? property.initializer.getText() : property.name.text;
    return [{ name: property.name.text, value }];
  });
}

function toUsage(name: string, found: Found): ComponentUsage {
  return { name, package: found.package, props: [...found.props].sort(), slots: [...found.slots].sort() };
}

function byName(a: ComponentUsage, b: ComponentUsage) {
  if (a.name === b.name) return 0;
  return a.name < b.name ? -1 : 1;
}
