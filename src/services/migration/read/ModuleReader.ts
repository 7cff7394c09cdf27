import { FactStore, type ModuleFacts } from './FactStore.ts';
import { NOTHING, NOWHERE, type Place } from './Place.ts';
import { exportedPairs, readImport, readReexport } from './readImports.ts';
import { readStyleNames } from './readStyleNames.ts';
import { argumentsOf, calleeOf, isFunction, passesThrough, readFunction, readKey, readValue } from './readValue.ts';
import { propsOf, readPattern, readVariable } from './readVariable.ts';
import { chainOf, childrenOf, stringOf, type SyntaxNode, textOf, unwrap } from './syntax.ts';

/** Code that is nested deeper is passed over, so that junk can't exhaust the stack. */
const DEEPEST = 250;
const LONGEST_ARGUMENT = 200;
const MOCKS = /^(?:jest|vi)\.(?:mock|doMock|unmock|requireActual|importActual)$/;

/** Walks the tree of a module once and collects its facts. */
export class ModuleReader {
  readonly #text: string;
  readonly #facts = new FactStore();

  constructor(text: string) {
    this.#text = text;
  }

  read(top: SyntaxNode): ModuleFacts {
    this.#visit(top, { ...NOWHERE, returned: NOWHERE, element: undefined, functions: [], depth: 0 });
    return this.#facts;
  }

  #visit(node: SyntaxNode, outer: Place) {
    if (outer.depth >= DEEPEST) {
      this.#facts.isCut = true;
      return;
    }
    const place = { ...outer, depth: outer.depth + 1 };
    switch (node.name) {
      case 'ImportDeclaration':
        return this.#readImport(node);
      case 'ExportDeclaration':
        return this.#readExport(node, place);
      case 'VariableDeclaration':
        return this.#readVariables(node, place);
      case 'FunctionDeclaration':
        return this.#readDeclaration(node, place);
      case 'ReturnStatement':
        return this.#visitAll(node, { ...place, ...place.returned });
      case 'JSXElement':
        return this.#readElement(node, place);
      case 'ObjectExpression':
        return this.#readObject(node, place);
      case 'CallExpression':
        return this.#readCall(node, place);
      case 'MemberExpression':
        return this.#readMember(node, place);
      case 'BinaryExpression':
        return this.#readBinary(node, place);
      case 'ParameterizedType':
        this.#readTypeArguments(node);
        return this.#visitAll(node, this.#elsewhere(place));
      case 'VariableName':
      case 'TypeName':
        this.#facts.use(textOf(node, this.#text), node.from);
        if (node.name === 'VariableName') this.#link(textOf(node, this.#text), place);
        return undefined;
      case 'String':
      case 'TemplateString':
        this.#facts.styleNames.push(...readStyleNames(textOf(node, this.#text), node.from));
        return node.name === 'String' ? undefined : this.#visitAll(node, this.#elsewhere(place));
      case 'DynamicImport':
        return this.#readSource(childrenOf(node).find(({ name }) => name === 'String'));
      case 'ArrayExpression':
      case 'JSXEscape':
      case 'ParenthesizedExpression':
      case 'ConditionalExpression':
      case 'PostfixExpression':
      case 'AwaitExpression':
        return this.#visitAll(node, place);
      default:
        if (isFunction(node) || node.name === 'MethodDeclaration') return this.#readFunction(node, place);
        return this.#visitAll(node, this.#elsewhere(place));
    }
  }

  #visitAll(node: SyntaxNode, place: Place) {
    for (let child = node.firstChild; child; child = child.nextSibling) this.#visit(child, place);
  }

  #elsewhere(place: Place): Place {
    return place.root === NOTHING ? place : { ...place, ...NOWHERE };
  }

  #link(name: string, { root, path }: Place) {
    if (root.kind === 'nothing' || (root.kind === 'variable' && root.name === name)) return;
    this.#facts.links.push({ root, path, name });
  }

  #readImport(node: SyntaxNode) {
    const read = readImport(node, this.#text);
    if (Array.isArray(read)) this.#facts.imports.push(...read);
    else if (read) this.#facts.sources.push(read);
  }

  #readExport(node: SyntaxNode, place: Place) {
    const reexports = readReexport(node, this.#text);
    if (reexports) {
      this.#facts.reexports.push(...reexports);
      return;
    }
    for (const [name, as] of exportedPairs(node)) {
      this.#facts.exports.set(textOf(as, this.#text), textOf(name, this.#text));
      this.#facts.use(textOf(name, this.#text), name.from);
    }
    const children = childrenOf(node);
    const isDefault = children.some(({ name }) => name === 'default');
    for (const child of children) {
      if (child.name === 'VariableDeclaration' || child.name === 'FunctionDeclaration') {
        for (const name of childrenOf(child).filter((one) => one.name === 'VariableDefinition'))
          this.#facts.exports.set(isDefault ? 'default' : textOf(name, this.#text), textOf(name, this.#text));
        this.#visit(child, place);
      } else if (isDefault && /^[A-Z]/.test(child.name)) {
        this.#facts.exports.set('default', 'default');
        this.#readInitializer('default', undefined, child, place);
      } else if (child.name !== 'ExportGroup') this.#visit(child, place);
    }
  }

  #readVariables(node: SyntaxNode, place: Place) {
    let pattern: SyntaxNode | undefined;
    let type: SyntaxNode | undefined;
    let hasValue = false;
    for (const child of childrenOf(node)) {
      if (child.name === ',') [pattern, type, hasValue] = [undefined, undefined, false];
      else if (child.name === 'Equals') hasValue = true;
      else if (/^(?:VariableDefinition|ObjectPattern|ArrayPattern)$/.test(child.name) && !hasValue) pattern = child;
      else if (child.name === 'TypeAnnotation') {
        type = child;
        this.#visit(child, this.#elsewhere(place));
      } else if (hasValue && pattern && /^[A-Za-z]/.test(child.name)) this.#readVariable(pattern, type, child, place);
    }
  }

  #readVariable(pattern: SyntaxNode, type: SyntaxNode | undefined, value: SyntaxNode, place: Place) {
    if (pattern.name === 'ObjectPattern') readPattern(pattern, value, this.#text, this.#facts);
    // `const [model, setModel] = useState([])`.
    const isList = pattern.name === 'ArrayPattern';
    const name = isList ? childrenOf(pattern).find((one) => one.name === 'VariableDefinition') : pattern;
    if (name?.name === 'VariableDefinition') this.#readInitializer(textOf(name, this.#text), type, value, place);
    else this.#visit(value, this.#elsewhere(place));
  }

  #readInitializer(name: string, type: SyntaxNode | undefined, node: SyntaxNode, place: Place) {
    readVariable(name, type, node, this.#text, this.#facts);
    this.#visit(node, { ...place, root: { kind: 'variable', name }, path: [] });
  }

  #readDeclaration(node: SyntaxNode, place: Place) {
    const definition = childrenOf(node).find(({ name }) => name === 'VariableDefinition');
    const name = definition ? textOf(definition, this.#text) : 'default';
    this.#facts.variables.set(name, {
      function: readFunction(node, this.#text),
      value: { kind: 'other' },
      callees: [],
    });
    this.#readFunction(node, { ...place, root: { kind: 'variable', name }, path: [] });
  }

  #readFunction(node: SyntaxNode, place: Place) {
    const { root, path } = place;
    const name = root.kind === 'variable' && path.length === 0 ? root.name : undefined;
    const functions = name ? [...place.functions, { name, props: propsOf(node, this.#text) }] : place.functions;
    for (const child of childrenOf(node)) {
      if (child.name === 'TypeAnnotation' && name) this.#facts.type(name, textOf(child, this.#text).slice(1));
      if (child.name === 'Block') this.#visitAll(child, { ...place, ...NOWHERE, returned: { root, path }, functions });
      else if (/^(?:VariableDefinition|PropertyDefinition)$/.test(child.name)) continue;
      else if (child.name === 'ParamList' || child.name === 'TypeAnnotation')
        this.#visitAll(child, { ...this.#elsewhere(place), functions });
      else this.#visit(child, { ...place, functions });
    }
  }

  #readElement(node: SyntaxNode, place: Place) {
    const tag = node.firstChild;
    if (!tag) return;
    const children = childrenOf(tag);
    const name = children.find(({ name: kind }) =>
      /^JSX(?:Identifier|MemberExpression|NamespacedName|BuiltIn)$/.test(kind),
    );
    const attributes = new Set<string>();
    const spreads: { name: string; isProps: boolean }[] = [];
    const element = this.#facts.elements.length;
    const chain = name && chainOf(name, this.#text)?.chain;
    this.#facts.elements.push({
      tag: chain?.join('.') ?? '',
      attributes,
      spreads,
      parent: place.element,
      at: tag.from,
    });
    if (chain?.[0]) this.#facts.use(chain[0], tag.from);
    const inside = { ...place, root: { kind: 'element', element } as const, path: [], element };
    for (const child of children) {
      if (child.name === 'JSXSpreadAttribute') this.#readSpread(child, inside, spreads, chain);
      if (child.name !== 'JSXAttribute') continue;
      const [key, , value] = childrenOf(child);
      if (!key) continue;
      const attribute = textOf(key, this.#text);
      attributes.add(attribute);
      const read = value ? readValue(value, this.#text) : ({ kind: 'literal', text: 'true' } as const);
      this.#facts.entries.push({ root: inside.root, path: [attribute], value: read, beside: attributes, at: key.from });
      if (value) this.#visit(value, { ...inside, path: [attribute], element: undefined });
    }
    for (const child of childrenOf(node).slice(1)) this.#visit(child, { ...this.#elsewhere(place), element });
  }

  #readSpread(
    node: SyntaxNode,
    place: Place,
    spreads: { name: string; isProps: boolean }[],
    tag: readonly string[] | undefined,
  ) {
    const value = childrenOf(node).find(({ name }) => /^[A-Z]/.test(name) && name !== 'Spread');
    if (!value) return;
    const name = value.name === 'VariableName' ? textOf(value, this.#text) : '';
    const around = name ? place.functions.findLast(({ props }) => props.includes(name)) : undefined;
    if (unwrap(value).name !== 'ObjectExpression') spreads.push({ name, isProps: around !== undefined });
    if (around && tag) {
      this.#facts.wrap(around.name, tag.join('.'));
    }
    this.#visit(value, place);
  }

  #readObject(node: SyntaxNode, place: Place) {
    const beside = new Set<string>();
    for (const property of childrenOf(node)) {
      if (property.name !== 'Property') continue;
      const children = childrenOf(property);
      const [first, second] = children;
      if (!first) continue;
      if (first.name === 'Spread') {
        if (second) this.#visit(second, place);
        continue;
      }
      const key = readKey(first, second, this.#text);
      const path = key === undefined ? [...place.path, '*'] : [...place.path, key];
      if (key !== undefined) beside.add(key);
      const isMethod = children.some(({ name }) => name === 'ParamList');
      const colon = children.findIndex(({ name }) => name === ':');
      const value = colon === -1 ? undefined : children[colon + 1];
      if (key !== undefined) {
        const read = isMethod
          ? ({ kind: 'function', function: readFunction(property, this.#text) } as const)
          : value
            ? readValue(value, this.#text)
            : ({ kind: 'name', name: key } as const);
        this.#facts.entries.push({ root: place.root, path, value: read, beside, at: first.from });
      }
      const inside = { ...place, path };
      if (isMethod) this.#readFunction(property, inside);
      else if (value) this.#visit(value, inside);
      else if (key !== undefined) {
        this.#facts.use(key, first.from);
        this.#link(key, inside);
      }
      // The text of a key can be a selector.
      if (first.name === 'String') this.#visit(first, place);
      else if (first.name === '[' && second) this.#visit(second, this.#elsewhere(place));
    }
  }

  #readCall(node: SyntaxNode, place: Place) {
    const callee = calleeOf(node, this.#text);
    const args = argumentsOf(node);
    const [first] = args;
    if (callee === 'require' || MOCKS.test(callee)) this.#readSource(first);
    if (callee) {
      this.#facts.calls.push({
        callee: callee.split('.'),
        arguments: args.map((one) => ({
          value: readValue(one, this.#text),
          text: this.#text.slice(one.from, Math.min(one.to, one.from + LONGEST_ARGUMENT)),
        })),
        at: node.from,
      });
    }
    const isThrough = passesThrough(callee);
    const firstName = first && chainOf(unwrap(first), this.#text)?.chain.join('.');
    const inside: Place = isThrough ? place : { ...place, root: { kind: 'call', callee, first: firstName }, path: [] };
    const target = node.firstChild;
    if (target?.name === 'MemberExpression' && isThrough) {
      this.#readMember(target, this.#elsewhere(place));
      if (target.firstChild) this.#visit(target.firstChild, place);
    } else if (target) {
      // `columns={getColumns(t)}`: what the function returns belongs here.
      if (target.name === 'VariableName' && !isThrough) this.#link(callee, place);
      this.#visit(target, this.#elsewhere(place));
    }
    for (const one of args) this.#visit(one, inside);
    for (const types of childrenOf(node)) if (types.name === 'TypeArgList') this.#visit(types, this.#elsewhere(place));
  }

  #readMember(node: SyntaxNode, place: Place) {
    const read = chainOf(node, this.#text);
    if (read) {
      this.#facts.members.push({ ...read, at: node.from });
      const [first = ''] = read.chain;
      this.#facts.use(first, node.from);
      return;
    }
    this.#visitAll(node, this.#elsewhere(place));
  }

  #readBinary(node: SyntaxNode, place: Place) {
    const { root, path } = place;
    const type = childrenOf(node).find((_, index, all) => /^(?:as|satisfies)$/.test(all[index - 1]?.name ?? ''));
    if (type && root.kind === 'variable' && path.length === 0) this.#facts.type(root.name, textOf(type, this.#text));
    this.#visitAll(node, place);
  }

  #readTypeArguments(node: SyntaxNode) {
    const [name, list] = childrenOf(node);
    if (!name || list?.name !== 'TypeArgList') return;
    const text = this.#text.slice(list.from, Math.min(list.to, list.from + LONGEST_ARGUMENT));
    this.#facts.typeArguments.push({ name: textOf(name, this.#text), text, at: node.from });
  }

  #readSource(node: SyntaxNode | undefined) {
    if (node?.name === 'String') this.#facts.sources.push({ source: stringOf(node, this.#text), at: node.from });
  }
}
