import type { parser } from '@lezer/javascript';

export type SyntaxNode = ReturnType<typeof parser.parse>['topNode'];

export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}

export function textOf(node: SyntaxNode, text: string): string {
  return text.slice(node.from, node.to);
}

/** The text of a string, without its quotes. */
export function stringOf(node: SyntaxNode, text: string): string {
  return text.slice(node.from + 1, node.to - 1);
}

const TRANSPARENT = new Set(['ParenthesizedExpression', 'PostfixExpression', 'JSXEscape', 'AwaitExpression']);
const TYPED = new Set(['as', 'satisfies']);

/** The expression inside parentheses, `as`, `satisfies`, `!` and the braces of an attribute. */
export function unwrap(node: SyntaxNode): SyntaxNode {
  let inner = node;
  for (;;) {
    const isTyped = inner.name === 'BinaryExpression' && childrenOf(inner).some(({ name }) => TYPED.has(name));
    if (!isTyped && !TRANSPARENT.has(inner.name)) return inner;
    const expression = childrenOf(inner).find(({ name }) => /^[A-Z]/.test(name));
    if (!expression) return inner;
    inner = expression;
  }
}

/** `a.b['c']` as names, and whether `?.` or `!` follows a `current`; `undefined` for anything that isn't made of names. */
export function chainOf(node: SyntaxNode, text: string): { chain: string[]; isGuarded: boolean } | undefined {
  const chain: string[] = [];
  let isGuarded = false;
  let at: SyntaxNode | null = node;
  while (at) {
    if (at.name === 'VariableName' || at.name === 'this' || at.name === 'JSXIdentifier') {
      chain.push(textOf(at, text));
      return { chain: chain.toReversed(), isGuarded };
    }
    if (at.name === 'ParenthesizedExpression') at = unwrap(at);
    else if (at.name === 'PostfixExpression') {
      isGuarded = true;
      at = at.firstChild;
    } else if (at.name === 'MemberExpression' || at.name === 'JSXMemberExpression') {
      const children = childrenOf(at);
      const last = children.findLast(({ name }) => name === 'PropertyName' || name === 'JSXIdentifier');
      const index = children.find(({ name }, position) => position > 0 && name === 'String');
      if (last) chain.push(textOf(last, text));
      else if (index) chain.push(stringOf(index, text));
      else return undefined;
      const isCurrent = children[0]?.name === 'MemberExpression' && textOf(children[0], text).endsWith('.current');
      if (isCurrent && children.some(({ name }) => name === '?.')) isGuarded = true;
      at = at.firstChild;
    } else return undefined;
  }
  return undefined;
}
