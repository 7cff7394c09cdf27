import type { EsmNode, Expression, ImportSpecifiers, JsxAttribute, JsxElement, JsxFlowElement } from '../tree.ts';

/** Constructors for the MDX nodes that rendering adds. */
export function element(
  name: string,
  attributes: JsxElement['attributes'],
  children: JsxFlowElement['children'],
): JsxFlowElement {
  return { type: 'mdxJsxFlowElement', name, attributes, children };
}

export function textAttribute(name: string, value: string): JsxAttribute {
  return { type: 'mdxJsxAttribute', name, value };
}

export function numberAttribute(name: string, value: number): JsxAttribute {
  return expressionAttribute(name, { type: 'Literal', value, raw: String(value) }, String(value));
}

export function variableAttribute(name: string, variable: string): JsxAttribute {
  return expressionAttribute(name, { type: 'Identifier', name: variable }, variable);
}

/** An attribute whose value is a prop of the rendered page: `props.demo`. */
export function propAttribute(name: string, prop: string): JsxAttribute {
  const object = { type: 'Identifier' as const, name: 'props' };
  const property = { type: 'Identifier' as const, name: prop };
  const expression = { type: 'MemberExpression' as const, object, property, computed: false, optional: false };
  return expressionAttribute(name, expression, `props.${prop}`);
}

export function flagAttribute(name: string): JsxAttribute {
  return { type: 'mdxJsxAttribute', name, value: null };
}

export function importOf(variable: string, from: string): EsmNode {
  const local = { type: 'Identifier' as const, name: variable };
  return importDeclaration({ type: 'ImportDefaultSpecifier', local }, variable, from);
}

export function namedImportOf(name: string, from: string): EsmNode {
  const local = { type: 'Identifier' as const, name };
  return importDeclaration({ type: 'ImportSpecifier', local, imported: local }, `{ ${name} }`, from);
}

function importDeclaration(specifier: ImportSpecifiers[number], names: string, from: string): EsmNode {
  const source = { type: 'Literal' as const, value: from, raw: JSON.stringify(from) };
  const declaration = { type: 'ImportDeclaration' as const, specifiers: [specifier], source, attributes: [] };
  return {
    type: 'mdxjsEsm',
    value: `import ${names} from ${source.raw}`,
    data: { estree: { type: 'Program', sourceType: 'module', body: [declaration], comments: [] } },
  };
}

function expressionAttribute(name: string, expression: Expression, value: string): JsxAttribute {
  const statement = { type: 'ExpressionStatement' as const, expression };
  const estree = { type: 'Program' as const, sourceType: 'module' as const, body: [statement], comments: [] };
  return { type: 'mdxJsxAttribute', name, value: { type: 'mdxJsxAttributeValueExpression', value, data: { estree } } };
}
