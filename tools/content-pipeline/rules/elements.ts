import { nearest } from '#lib/nearest';
import type { PageContext, RuleOptions } from '../page.ts';
import { quote } from '../problem.ts';
import { type JsxElement, lineOf } from '../tree.ts';
import { type AttributeValues, readAttributes } from './attributes.ts';
import { type AttributeRule, COMPONENT_RULES, HTML_ELEMENTS } from './vocabulary.ts';

/** Checks a tag against the vocabulary and returns its attributes. */
export function readElement(node: JsxElement, { components }: RuleOptions, context: PageContext): AttributeValues {
  const name = node.name ?? '';
  const attributes = readAttributes(node, context);
  const htmlAttributes = HTML_ELEMENTS.get(name);
  const rules = (Object.hasOwn(COMPONENT_RULES, name) && COMPONENT_RULES[name]) || {};

  if (htmlAttributes) {
    checkNames(node, attributes, htmlAttributes, context);
  } else if (!components.includes(name)) {
    context.report(lineOf(node), ...unknownElement(name, components));
  } else {
    checkNames(node, attributes, Object.keys(rules), context);
    checkValues(node, attributes, rules, context);
  }
  return attributes;
}

function unknownElement(name: string, components: readonly string[]): [string, string] {
  if (!name) return ['Fragment <> is not allowed.', 'Remove the tag and keep its content.'];
  const isHtml = /^[a-z][a-z0-9-]*$/.test(name);
  if (isHtml)
    return [
      `HTML element <${name}> is not allowed.`,
      `Use Markdown, or one of: ${[...HTML_ELEMENTS.keys()].join(', ')}.`,
    ];
  return [`Component <${name}> is not known.`, `Did you mean <${nearest(name, components)}>?`];
}

function checkNames(node: JsxElement, attributes: AttributeValues, known: readonly string[], { report }: PageContext) {
  for (const [name, { line }] of attributes) {
    if (known.includes(name)) continue;
    const advice = known.length > 0 ? `Did you mean "${nearest(name, known)}"?` : 'Remove it.';
    report(line, `<${node.name}> has no attribute ${quote(name)}.`, advice);
  }
}

function checkValues(
  node: JsxElement,
  attributes: AttributeValues,
  rules: Readonly<Record<string, AttributeRule>>,
  { report }: PageContext,
) {
  for (const [name, { accepts, isRequired, example }] of Object.entries(rules)) {
    const given = attributes.get(name);
    if (!given && isRequired) {
      report(lineOf(node), `<${node.name}> has no "${name}".`, `Write ${example}.`);
    } else if (given?.value !== undefined && !accepts(given.value)) {
      report(given.line, `<${node.name}> cannot use ${name}=${quote(String(given.value))}.`, `Write ${example}.`);
    }
  }
}
