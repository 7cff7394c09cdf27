import { type JsxElement, textOf, valueOf } from '../../content-pipeline/index.ts';
import { type Inline, inlineCode, lineBreak, text } from '../markdown/nodes.ts';

const PLAN_NAMES = new Map([
  ['pro', 'Pro'],
  ['premium', 'Premium'],
]);

/** The Markdown of an inline element. */
export function inlinesOfElement(element: JsxElement, children: Inline[]): Inline[] {
  switch (element.name) {
    case 'Plan':
      return [text(`(${PLAN_NAMES.get(attribute(element, 'is')) ?? ''})`)];
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
