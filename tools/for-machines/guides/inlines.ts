import { type JsxElement, textOf, valueOf } from '../../content-pipeline/index.ts';
import { type Inline, inlineCode, lineBreak, text } from '../markdown/nodes.ts';

const PLAN_NAMES = new Map([['pro', 'Pro'], ['premium', 'Premium']]);

/** What stands for an element inside a sentence. */
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

/** The value of an attribute as a text; empty where there is none. */
export function attribute({ attributes }: JsxElement, name: string): string {
  const found = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
  const value = found?.type === 'mdxJsxAttribute' ? valueOf(found) : undefined;
  return value === undefined ? '' : String(value);
}
