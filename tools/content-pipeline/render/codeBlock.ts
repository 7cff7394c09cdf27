import type { Element, ElementContent } from 'hast';
import type { Fence, LineMark } from '../page.ts';
import type { JsxFlowElement } from '../tree.ts';
import { highlight } from './highlight.ts';
import { element, numberAttribute, textAttribute } from './nodes.ts';

/** Said before a line that is added or removed: a sign drawn by CSS is silent, and colour is not seen by all. */
const SPOKEN: Partial<Record<LineMark, string>> = { ins: 'Added: ', del: 'Removed: ' };
const MARKS: readonly LineMark[] = ['mark', 'ins', 'del'];

/**
 * `<CodeBlock title language lines>` around one `<code>` of `span.line`.
 * Every line but the last ends with its line end, so `textContent` is the code once `[data-no-copy]` is taken out.
 */
export function codeBlock(fence: Fence): JsxFlowElement {
  const attributes = [textAttribute('language', fence.language), numberAttribute('lines', fence.lineCount)];
  if (fence.title) attributes.unshift(textAttribute('title', fence.title));
  return element('CodeBlock', attributes, [
    {
      type: 'paragraph',
      children: [],
      data: { hName: 'code', hProperties: { className: [`language-${fence.language}`] }, hChildren: linesOf(fence) },
    },
  ]);
}

function linesOf({ code, language, marks }: Fence): Element[] {
  const marked = MARKS.map((mark) => [mark, new Set(marks[mark])] as const);
  const lines = highlight(code, language);
  return lines.map((content, index) => {
    const own = marked.filter(([, numbers]) => numbers.has(index + 1)).map(([mark]) => mark);
    const isLast = index === lines.length - 1;
    return line(own, isLast ? content : [...content, { type: 'text', value: '\n' }]);
  });
}

function line(marks: readonly LineMark[], content: ElementContent[]): Element {
  const spoken = marks.flatMap((mark) => SPOKEN[mark] ?? []).map(hiddenWord);
  const data = Object.fromEntries(marks.map((mark) => [`data-${mark}`, '']));
  return { type: 'element', tagName: 'span', properties: { className: ['line'], ...data }, children: [...spoken, ...content] };
}

function hiddenWord(value: string): Element {
  const properties = { className: ['visually-hidden'], 'data-no-copy': '' };
  return { type: 'element', tagName: 'span', properties, children: [{ type: 'text', value }] };
}
