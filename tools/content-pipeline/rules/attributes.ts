import type { PageContext } from '../page.ts';
import { quote } from '../problem.ts';
import { type JsxAttribute, type JsxElement, lineOf } from '../tree.ts';
import { type Literal, valueOf } from './literal.ts';

/** By name; the value is `undefined` if it is not a literal, which has been reported. */
export type AttributeValues = ReadonlyMap<string, { value: Literal | undefined; line: number | undefined }>;

/** The value of an attribute, if it is text. */
export function textIn(attributes: AttributeValues, name: string): string | undefined {
  const value = attributes.get(name)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** Attributes with prose may begin with "JavaScript: …", and `href` has its own, stricter rule. */
const FREE_OF_ADDRESSES = new Set(['title', 'summary', 'alt', 'label', 'href']);
const RAW_HTML = new Set(['dangerouslysetinnerhtml', 'innerhtml', 'srcdoc']);

/** Reads the attributes of a tag and reports those that could run code on any element. */
export function readAttributes(node: JsxElement, { report }: PageContext): AttributeValues {
  const found = new Map<string, { value: Literal | undefined; line: number | undefined }>();
  for (const attribute of node.attributes) {
    const line = lineOf(attribute) ?? lineOf(node);
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      report(line, `<${node.name}> spreads attributes with {${attribute.value}}.`, 'Write out each attribute.');
      continue;
    }
    const problem = problemOf(attribute);
    if (problem) {
      report(line, `<${node.name}> ${problem[0]}.`, problem[1]);
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
    } else if (!FREE_OF_ADDRESSES.has(attribute.name) && holdsScript(value)) {
      report(line, `<${node.name}> has a javascript: URL in ${quote(attribute.name)}.`, 'Remove it.');
    }
    found.set(attribute.name, { value, line });
  }
  return found;
}

function problemOf({ name }: JsxAttribute): [string, string] | undefined {
  const lower = name.toLowerCase();
  if (lower === 'style') return ['has a style attribute', 'Remove it; components define their own styles.'];
  if (lower.startsWith('on')) return [`has an event handler ${quote(name)}`, 'Remove it; pages cannot contain code.'];
  if (RAW_HTML.has(lower)) return [`inserts raw HTML with ${quote(name)}`, 'Write Markdown inside the tag.'];
  if (name.includes(':')) return [`has a directive ${quote(name)}`, 'Remove it; the build decides what is hydrated.'];
  return undefined;
}

function holdsScript(value: Literal): boolean {
  if (typeof value !== 'string') return Array.isArray(value) && value.some(holdsScript);
  return /^(?:javascript|vbscript):/i.test(value.replace(/[\p{Cc}\s]/gu, ''));
}
