import { PLAN_NAMES } from '#model/package-plan';
import { PALETTES } from '#model/palettes';
import { type JsxElement, textOf, valueOf } from '../../content-pipeline/index.ts';
import { type Inline, inlineCode, lineBreak, text } from '../markdown/nodes.ts';

/** Who makes a change of a migration guide. */
const CHANGES = new Map([
  ['codemod', 'Codemod'],
  ['hand', 'By hand'],
  ['silent', 'Silent'],
]);

/** The Markdown of an inline element. */
export function inlinesOfElement(element: JsxElement, children: Inline[]): Inline[] {
  switch (element.name) {
    case 'Plan':
      return [text(`(${PLAN_NAMES[attribute(element, 'is') === 'premium' ? 'premium' : 'pro']})`)];
    case 'History':
      return [text(`(${attribute(element, 'label')})`)];
    case 'Change':
      return [{ type: 'strong', children: [text(CHANGES.get(attribute(element, 'is')) ?? '')] }];
    case 'Swatches':
      return [text(`${PALETTES.get(attribute(element, 'of'))?.('light').length ?? 0} colors`)];
    case 'br':
      return [lineBreak()];
    case 'kbd':
    case 'code':
      return [inlineCode(textOf(element))];
    default:
      return children;
  }
}

/** The value of an attribute as text; empty if it is missing. */
export function attribute({ attributes }: JsxElement, name: string): string {
  const found = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
  const value = found?.type === 'mdxJsxAttribute' ? valueOf(found) : undefined;
  return value === undefined ? '' : String(value);
}
