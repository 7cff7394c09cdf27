import type { FactStore } from './FactStore.ts';
import type { VariableFact } from './facts.ts';
import { readRequired } from './readImports.ts';
import { argumentsOf, calleeOf, keysOf, readValue } from './readValue.ts';
import { chainOf, childrenOf, stringOf, type SyntaxNode, textOf, unwrap } from './syntax.ts';

const WRAPPING = /^(?:styled|(?:React\.)?memo|observer)$/;
/** `dynamic(() => import('…').then((charts) => charts.BarChart))`. */
const DYNAMIC = /import\(\s*['"]([^'"]+)['"]\s*\)[^]*?\.\s*([A-Z]\w*)/;
const LONGEST_DYNAMIC = 400;

/** What is known of a variable by its first value. */
export function readVariable(
  name: string,
  type: SyntaxNode | undefined,
  node: SyntaxNode,
  text: string,
  facts: FactStore,
) {
  const value = readValue(node, text);
  const fact: VariableFact = { value, callees: [], at: node.from };
  const alias = value.kind === 'name' ? value.name : chosenName(unwrap(node), text);
  if (alias) fact.alias = alias;
  if (value.kind === 'function') fact.function = value.function;
  const call = innermostCall(unwrap(node));
  const callee = call && calleeOf(call, text);
  const [first] = call ? argumentsOf(call) : [];
  const wrapped = first && callee && WRAPPING.test(callee) ? chainOf(unwrap(first), text) : undefined;
  if (wrapped) fact.alias = wrapped.chain.join('.');
  // Another variable of the same name, in another function, keeps what was known first.
  const known = facts.variables.get(name);
  const callees = [...(known?.callees ?? []), ...(callee === undefined ? [] : [callee])];
  facts.variables.set(name, { ...fact, ...known, callees });
  if (type) facts.type(name, textOf(type, text).slice(1));
  const types = call?.firstChild?.name === 'InstantiationExpression' ? call.firstChild.lastChild : undefined;
  if (types) facts.type(name, textOf(types, text).slice(1));
  if (!call) return;
  if (callee === 'require' && first?.name === 'String')
    facts.imports.push({ local: name, name: '*', source: stringOf(first, text), at: first.from });
  const start = text.slice(call.from, Math.min(call.to, call.from + LONGEST_DYNAMIC));
  const [, source, imported] = DYNAMIC.exec(start) ?? [];
  if (source && imported) facts.imports.push({ local: name, name: imported, source, at: call.from });
}

/** `const { publicAPI } = useTreeItem2Utils()`, `const { resize } = apiRef.current`, `const { DataGrid } = require('…')`. */
export function readPattern(pattern: SyntaxNode, node: SyntaxNode, text: string, facts: FactStore) {
  const value = unwrap(node);
  const chain = value.name === 'MemberExpression' ? chainOf(value, text) : undefined;
  if (chain)
    for (const name of keysOf(pattern, text))
      facts.members.push({ chain: [...chain.chain, name], isGuarded: chain.isGuarded, at: pattern.from });
  if (value.name !== 'CallExpression') return;
  const callee = calleeOf(value, text);
  const [source] = argumentsOf(value);
  if (callee === 'require' && source?.name === 'String')
    facts.imports.push(...readRequired(pattern, stringOf(source, text), text));
  else for (const name of keysOf(pattern, text)) facts.returned.push({ callee, name, at: pattern.from });
}

/** The names under which a component passes on its props: of the parameter, or of what remains of it. */
export function propsOf(node: SyntaxNode, text: string): string[] {
  const list = childrenOf(node).find(({ name }) => name === 'ParamList') ?? node;
  const [first] = childrenOf(list).filter(({ name }) => name === 'VariableDefinition' || name === 'ObjectPattern');
  if (!first) return [];
  if (first.name === 'ObjectPattern')
    return childrenOf(first).flatMap((property) => {
      const [spread, rest] = childrenOf(property);
      return spread?.name === 'Spread' && rest ? [textOf(rest, text)] : [];
    });
  const props = textOf(first, text);
  // `const { label, ...rest } = props` inside of the function.
  const taken = new RegExp(`\\.\\.\\.\\s*(\\w+)\\s*,?\\s*\\}\\s*=\\s*${props.replaceAll('$', String.raw`\$`)}\\b`);
  const rest = taken.exec(text.slice(node.from, Math.min(node.to, node.from + 4000)))?.[1];
  return rest ? [props, rest] : [props];
}

/** The innermost call of `styled(DataGrid)(styles)`; also with a template instead of the styles. */
function innermostCall(node: SyntaxNode): SyntaxNode | undefined {
  const isCall = ({ name }: SyntaxNode) => name === 'CallExpression' || name === 'TaggedTemplateExpression';
  let call = node;
  for (;;) {
    const inner = call.firstChild;
    if (!isCall(call) || !inner || !isCall(inner)) break;
    call = inner;
  }
  return call.name === 'CallExpression' ? call : undefined;
}

/** The component in `slots?.grid ?? DataGrid` and `isPro ? DataGridPro : DataGrid`: the last one that has a name. */
function chosenName(node: SyntaxNode, text: string): string | undefined {
  const isLogical = node.name === 'BinaryExpression' && childrenOf(node).some(({ name }) => name === 'LogicOp');
  if (!isLogical && node.name !== 'ConditionalExpression') return undefined;
  const last = childrenOf(node).findLast(({ name }) => name === 'VariableName');
  return last && textOf(last, text);
}
