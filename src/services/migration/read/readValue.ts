import type { FunctionFact, Value } from './facts.ts';
import { chainOf, childrenOf, stringOf, type SyntaxNode, textOf, unwrap } from './syntax.ts';

/** Functions around a value that don't change what it is. */
const AROUND = /^(?:React\.)?(?:useMemo|useCallback|useState|useRef|memo|forwardRef)$|^(?:observer|Object\.freeze)$/;
const ARRAY_METHODS = new Set(['concat', 'filter', 'flatMap', 'map', 'slice', 'sort', 'toSorted', 'flat']);
const FUNCTIONS = new Set(['ArrowFunction', 'FunctionExpression', 'FunctionDeclaration']);
const LONGEST_BODY = 4000;

export const isFunction = ({ name }: SyntaxNode) => FUNCTIONS.has(name);

export function calleeOf(call: SyntaxNode, text: string): string {
  const callee = call.firstChild;
  if (!callee) return '';
  const plain = callee.name === 'InstantiationExpression' ? callee.firstChild : callee;
  return (plain && chainOf(plain, text)?.chain.join('.')) ?? '';
}

export function argumentsOf(call: SyntaxNode): SyntaxNode[] {
  const list = childrenOf(call).find(({ name }) => name === 'ArgList');
  return list ? childrenOf(list).filter(({ name }) => !'(),'.includes(name)) : [];
}

/** Whether objects in the arguments of a call, or before its dot, are parts of what the call returns. */
export function passesThrough(callee: string): boolean {
  return AROUND.test(callee) || ARRAY_METHODS.has(callee.slice(callee.lastIndexOf('.') + 1));
}

export function readValue(node: SyntaxNode | undefined, text: string): Value {
  if (!node) return { kind: 'missing' };
  const value = unwrap(node);
  switch (value.name) {
    case 'String':
    case 'JSXAttributeValue':
      return { kind: 'text', text: stringOf(value, text) };
    case 'BooleanLiteral':
    case 'Number':
    case 'null':
      return { kind: 'literal', text: textOf(value, text) };
    case 'ArrayExpression':
      return { kind: 'array' };
    case 'ObjectExpression':
      return { kind: 'object' };
    case 'VariableName':
      return textOf(value, text) === 'undefined'
        ? { kind: 'literal', text: 'undefined' }
        : { kind: 'name', name: textOf(value, text) };
    case 'MemberExpression': {
      const chain = chainOf(value, text)?.chain;
      return chain ? { kind: 'name', name: chain.join('.') } : { kind: 'other' };
    }
    case 'CallExpression': {
      const callee = calleeOf(value, text);
      return passesThrough(callee) && AROUND.test(callee)
        ? readValue(argumentsOf(value)[0], text)
        : { kind: 'call', callee };
    }
    default:
      return isFunction(value) ? { kind: 'function', function: readFunction(value, text) } : { kind: 'other' };
  }
}

/** A function or a method; of a function with an object pattern, the keys. */
export function readFunction(node: SyntaxNode, text: string): FunctionFact {
  const list = childrenOf(node).find(({ name }) => name === 'ParamList');
  const parameters: (string | undefined)[] = [];
  let keys: string[] = [];
  let isDefault = false;
  for (const child of list ? childrenOf(list) : []) {
    if (child.name === ',') isDefault = false;
    else if (child.name === 'Equals') isDefault = true;
    else if (isDefault) continue;
    else if (child.name === 'VariableDefinition') parameters.push(textOf(child, text));
    else if (child.name === 'ObjectPattern' || child.name === 'ArrayPattern') {
      if (parameters.length === 0) keys = keysOf(child, text);
      parameters.push(undefined);
    }
  }
  // `value => value` has no list.
  const single = list ? undefined : childrenOf(node).find(({ name }) => name === 'VariableDefinition');
  if (single && node.name === 'ArrowFunction') parameters.push(textOf(single, text));
  const from = (list ?? single)?.to ?? node.from;
  return { parameters, keys, body: text.slice(from, Math.min(node.to, from + LONGEST_BODY)) };
}

/** The keys of an object pattern. */
export function keysOf(pattern: SyntaxNode, text: string): string[] {
  return childrenOf(pattern).flatMap((property) => {
    const [first] = childrenOf(property);
    const isKey = property.name === 'PatternProperty' && first && first.name !== 'Spread' && first.name !== '[';
    return isKey ? [textOf(first, text)] : [];
  });
}

/** The key of a property: `a`, `'a'`, `['a']`. */
export function readKey(first: SyntaxNode, second: SyntaxNode | undefined, text: string): string | undefined {
  if (first.name === 'PropertyDefinition' || first.name === 'Number') return textOf(first, text);
  if (first.name === 'String') return stringOf(first, text);
  return first.name === '[' && second?.name === 'String' ? stringOf(second, text) : undefined;
}
