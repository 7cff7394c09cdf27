import type { ElementContent, Root } from 'hast';
import { describe, expect, it } from 'vitest';
import { rehypeBlocks } from './rehypeBlocks.ts';

const text = (value: string): ElementContent => ({ type: 'text', value });
const element = (tagName: string, ...children: ElementContent[]): ElementContent => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
/** The node that MDX creates for a block-level component. */
const component = {
  type: 'mdxJsxFlowElement',
  name: 'Demo',
  attributes: [],
  children: [],
} as unknown as ElementContent;

function transform(...children: ElementContent[]) {
  const tree: Root = { type: 'root', children };
  rehypeBlocks()(tree);
  return tree.children;
}

describe('line breaks', () => {
  it('between blocks are removed at any depth', () => {
    const item = element('li', element('p', text('a')));
    expect(
      transform(
        element('p'),
        text('\n'),
        element('ul', text('\n'), item, text('\n'), item, text('\n')),
        text('\n'),
        component,
        text('\n'),
      ),
    ).toEqual([element('p'), element('ul', item, item), component]);
  });

  it.each([
    ['words', [element('em', text('a')), text('\n'), element('em', text('b'))]],
    ['a word and a block', [text('a'), text('\n'), element('p')]],
    ['a code and a block', [element('code', text('a')), text('\n'), element('p')]],
  ])('between %s are kept', (_, children) => {
    expect(transform(...children)).toEqual(children);
  });

  it('that are the only content are kept', () => {
    const code = element('pre', element('code', text('\n')));
    expect(transform(code)).toEqual([code]);
  });
});
