import type { PageContext } from '../page.ts';
import { quote } from '../problem.ts';
import { type JsxElement, lineOf } from '../tree.ts';
import { type Literal, valueOf } from './literal.ts';

/** By name; the value is `undefined` if it is not a literal, which has been reported. */
export type AttributeValues = ReadonlyMap<string, { value: Literal | undefined; line: number | undefined }>;

/** The value of an attribute, if it is text. */
export function textIn(attributes: AttributeValues, name: string): string | undefined {
  const value = attributes.get(name)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** Reads the attributes of a tag. Each tag has a closed list of attributes and values, so none can run code. */
export function readAttributes(node: JsxElement, { report }: PageContext): AttributeValues {
  const found = new Map<string, { value: Literal | undefined; line: number | undefined }>();
  for (const attribute of node.attributes) {
    const line = lineOf(attribute) ?? lineOf(node);
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      report(line, `<${node.name}> spreads attributes with {${attribute.value}}.`, 'Write out each attribute.');
      continue;
    }
    if (found.has(attribute.name)) report(line, `<${node.name}> has ${quote(attribute.name)} twice.`, 'Keep one.');
    const value = valueOf(attribute);
    if (value === undefined) {
      report(
        line,
        `<${node.name}> has a computed attribute ${quote(attribute.name)}.`,
        'Use a literal string or number.',
      );
    }
    found.set(attribute.name, { value, line });
  }
  return found;
}
