import type { ElementContent, Root } from 'hast';
import { describe, expect, it } from 'vitest';
import { rehypeJoints } from './rehypeJoints.ts';

const text = (value: string): ElementContent => ({ type: 'text', value });
const code = (value: string, className?: string[]): ElementContent => ({
  type: 'element',
  tagName: 'code',
  properties: { ...(className && { className }) },
  children: [text(value)],
});
const badge = (name: string) =>
  ({ type: 'mdxJsxTextElement', name, attributes: [], children: [] }) as unknown as ElementContent;

function transform(...children: ElementContent[]) {
  const tree: Root = { type: 'root', children: [{ type: 'element', tagName: 'p', properties: {}, children }] };
  rehypeJoints()(tree);
  const [paragraph] = tree.children;
  return paragraph?.type === 'element' ? paragraph.children : [];
}

describe('a line break', () => {
  it('does not separate the badge of a plan from the word before it', () => {
    expect(transform(code('rows'), text(' '), badge('Plan'), text(' and '))).toEqual([
      code('rows'),
      text('\u00a0'),
      badge('Plan'),
      text(' and '),
    ]);
  });

  it('may stand before other components', () => {
    expect(transform(text('See '), badge('Since'))).toEqual([text('See '), badge('Since')]);
  });

  it.each([
    ['a name with hyphens', 'v8.0.0/preset-safe', ['unbroken']],
    ['a package', '@mui/x-data-grid-premium@8.11.1', ['unbroken']],
    ['a name without hyphens', 'GridColDef', undefined],
    ['a name that is longer than a line of a phone', 'MuiDataGrid-columnHeaderTitleContainerContent', undefined],
    ['code with spaces', 'npm install x-grid', undefined],
    ['a negative number', '-1', undefined],
  ])('in %s: %s', (_, value, className) => {
    expect(transform(code(value))).toEqual([code(value, className)]);
  });

  it('in a block of code is not its concern', () => {
    expect(transform(code('x-grid', ['language-bash']))).toEqual([code('x-grid', ['language-bash'])]);
  });
});
