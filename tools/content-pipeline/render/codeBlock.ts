import type { Element, ElementContent } from 'hast';
import { withApostrophes } from '#lib/apostrophes';
import { mark } from '#lib/hook';
import { NO_COPY } from '#model/hooks';
import type { Fence, LineMark } from '../page.ts';
import type { JsxFlowElement } from '../tree.ts';
import { highlight } from './highlight.ts';
import { linkNames } from './linkNames.ts';
import { element, numberAttribute, textAttribute } from './nodes.ts';

/** Announced before added and removed lines: color and a sign drawn by CSS are not available to screen readers. */
const SPOKEN: Partial<Record<LineMark, string>> = { ins: 'Added: ', del: 'Removed: ' };
const LINE_END: ElementContent = { type: 'text', value: '\n' };
const MARKS: readonly LineMark[] = ['mark', 'ins', 'del'];

/** The address of a name of the packages. */
type HrefOfName = (name: string) => string | undefined;

/**
 * `<CodeBlock title language lines>` around one `<code>`, with a `span.line` per line if lines are marked.
 * Every line but the last ends with a line break, so `textContent` without `[data-no-copy]` is exactly the code.
 */
export function codeBlock(fence: Fence, hrefOf?: HrefOfName): JsxFlowElement {
  const attributes = [textAttribute('language', fence.language), numberAttribute('lines', fence.lineCount)];
  if (fence.title) attributes.unshift(textAttribute('title', withApostrophes(fence.title)));
  return element('CodeBlock', attributes, [
    {
      type: 'paragraph',
      children: [],
      data: {
        hName: 'code',
        hProperties: { className: [`language-${fence.language}`] },
        hChildren: linesOf(fence, hrefOf),
      },
    },
  ]);
}

function linesOf({ code, language, marks }: Fence, hrefOf: HrefOfName | undefined): ElementContent[] {
  const marked = MARKS.map((mark) => [mark, new Set(marks[mark])] as const);
  const highlighted = highlight(code, language);
  const lines = (hrefOf ? linkNames(highlighted, hrefOf) : highlighted).map((content, index, { length }) =>
    index === length - 1 ? content : [...content, LINE_END],
  );
  if (marked.every(([, numbers]) => numbers.size === 0)) return lines.flat();
  return lines.map((content, index) =>
    line(
      marked.filter(([, numbers]) => numbers.has(index + 1)).map(([mark]) => mark),
      content,
    ),
  );
}

function line(marks: readonly LineMark[], content: ElementContent[]): Element {
  const spoken = marks.flatMap((mark) => SPOKEN[mark] ?? []).map(hiddenWord);
  const data = Object.fromEntries(marks.map((mark) => [`data-${mark}`, '']));
  return {
    type: 'element',
    tagName: 'span',
    properties: { className: ['line'], ...data },
    children: [...spoken, ...content],
  };
}

function hiddenWord(value: string): Element {
  const properties = { className: ['visually-hidden'], ...mark(NO_COPY) };
  return { type: 'element', tagName: 'span', properties, children: [{ type: 'text', value }] };
}
