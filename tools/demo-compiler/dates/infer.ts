import ts from 'typescript';
import { factsAbout } from './facts.ts';
import { returnsOf } from './methods.ts';
import { acceptsText, callbackParameters, slotParameters } from './pickerProps.ts';
import type { Declaration, Scopes } from './scopes.ts';
import { aDate, either, elementOf, fieldOf, listOf, NULL, OTHER, recordOf, type Shape, UNKNOWN } from './shapes.ts';
import { createTypeShapes } from './typeShapes.ts';

/** Finds out which expressions of a file are dates, from its annotations, its calls of Day.js and the props of pickers. */
export function createInference(source: ts.SourceFile, scopes: Scopes) {
  const known = new Map<ts.Node, Shape>();
  const components = source.statements.filter(ts.isImportDeclaration).flatMap(importedComponents);
  /** Calendars and clocks only emit valid dates. The file with the provider has all components of a demo, or imports them. */
  const valuesAreValid = components.includes('LocalizationProvider') && !components.some(acceptsText);

  const shapeOfType = createTypeShapes(source, valuesAreValid, (name) => shapeOf(name));

  /** Remembers results, and treats a value that depends on itself as unknown. */
  function once(node: ts.Node, find: () => Shape): Shape {
    const found = known.get(node);
    if (found) return found;
    known.set(node, UNKNOWN);
    const shape = find();
    known.set(node, shape);
    return shape;
  }

  const shapeOf = (node: ts.Expression): Shape => once(node, () => infer(node));

  function infer(node: ts.Expression): Shape {
    if (ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node)) return shapeOf(node.expression);
    if (ts.isIdentifier(node)) return shapeOfName(node);
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
      return { kind: 'text', values: [node.text] };
    if (ts.isTemplateExpression(node)) return { kind: 'text' };
    if (node.kind === ts.SyntaxKind.NullKeyword) return NULL;
    if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return shapeOfType(node.type);
    if (ts.isArrayLiteralExpression(node)) return shapeOfList(node);
    if (ts.isObjectLiteralExpression(node)) return shapeOfRecord(node);
    if (ts.isConditionalExpression(node)) return either(shapeOf(node.whenTrue), shapeOf(node.whenFalse));
    if (ts.isBinaryExpression(node)) return shapeOfBinary(node);
    if (ts.isPropertyAccessExpression(node)) return shapeOfProperty(node);
    if (ts.isElementAccessExpression(node)) {
      const { argumentExpression: index } = node;
      return elementOf(shapeOf(node.expression), ts.isNumericLiteral(index) ? Number(index.text) : undefined);
    }
    if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return shapeOfFunction(node);
    if (ts.isCallExpression(node)) return shapeOfCall(node);
    return ts.isNewExpression(node) || ts.isLiteralExpression(node) || ts.isPrefixUnaryExpression(node)
      ? OTHER
      : UNKNOWN;
  }

  function shapeOfName(name: ts.Identifier): Shape {
    const declaration = scopes.declarationOf(name);
    const shape = declaration ? once(declaration, () => shapeOfDeclaration(declaration)) : OTHER;
    return shape.kind === 'unknown' && factsAbout(name, name).isDate ? aDate() : shape;
  }

  function shapeOfDeclaration(declaration: Declaration): Shape {
    if (ts.isFunctionDeclaration(declaration)) return shapeOfFunction(declaration);
    if (ts.isBindingElement(declaration)) return shapeOfBinding(declaration);
    if (ts.isImportSpecifier(declaration) || ts.isImportClause(declaration)) return shapeOfImport(declaration);
    if (!ts.isVariableDeclaration(declaration) && !ts.isParameter(declaration)) return OTHER;
    if (declaration.type) {
      const annotated = shapeOfType(declaration.type);
      return ts.isParameter(declaration) ? validIfAllCallsAre(declaration, annotated) : annotated;
    }
    if (declaration.initializer) return shapeOfStart(declaration.initializer);
    return ts.isParameter(declaration) ? shapeFromContext(declaration) : UNKNOWN;
  }

  /** What starts with nothing gets its type from later assignments. */
  function shapeOfStart(start: ts.Expression): Shape {
    const shape = shapeOf(start);
    return shape === NULL ? UNKNOWN : shape;
  }

  function shapeOfBinding(element: ts.BindingElement): Shape {
    const pattern = element.parent;
    const owner = pattern.parent;
    const whole = ts.isBindingElement(owner) ? shapeOfBinding(owner) : shapeOfDeclaration(owner);
    if (element.dotDotDotToken) return UNKNOWN;
    if (ts.isArrayBindingPattern(pattern)) return elementOf(whole, pattern.elements.indexOf(element));
    const name = element.propertyName ?? element.name;
    return ts.isIdentifier(name) ? fieldOf(whole, name.text) : UNKNOWN;
  }

  function shapeOfList({ elements }: ts.ArrayLiteralExpression): Shape {
    const items = elements.map((element) =>
      ts.isSpreadElement(element) ? elementOf(shapeOf(element.expression)) : shapeOf(element),
    );
    if (elements.some(ts.isSpreadElement)) return listOf(items.reduce(either));
    return { kind: 'tuple', items };
  }

  function shapeOfRecord({ properties }: ts.ObjectLiteralExpression): Shape {
    const fields: Record<string, Shape> = {};
    for (const property of properties) {
      if (ts.isPropertyAssignment(property)) fields[property.name.getText()] = shapeOf(property.initializer);
      else if (ts.isShorthandPropertyAssignment(property)) fields[property.name.text] = shapeOf(property.name);
    }
    return recordOf(fields);
  }

  function shapeOfBinary({ left, operatorToken, right }: ts.BinaryExpression): Shape {
    switch (operatorToken.kind) {
      case ts.SyntaxKind.QuestionQuestionToken:
      case ts.SyntaxKind.BarBarToken: {
        const start = shapeOf(left);
        const other = shapeOf(right);
        return start.kind === 'date' ? either({ ...start, isNullable: false }, other) : either(start, other);
      }
      case ts.SyntaxKind.AmpersandAmpersandToken:
        return either(NULL, shapeOf(right));
      case ts.SyntaxKind.EqualsToken:
      case ts.SyntaxKind.CommaToken:
        return shapeOf(right);
      default:
        return OTHER;
    }
  }

  function shapeOfProperty({ expression, name }: ts.PropertyAccessExpression): Shape {
    return name.text === 'length' ? OTHER : fieldOf(shapeOf(expression), name.text);
  }

  function shapeOfFunction(node: ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration): Shape {
    const parameters = node.parameters.map((parameter) => (parameter.type ? shapeOfType(parameter.type) : UNKNOWN));
    return { kind: 'function', parameters, returns: once(node.body ?? node, () => shapeOfResult(node)) };
  }

  function shapeOfResult({ type, body }: ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration): Shape {
    if (type) return shapeOfType(type);
    if (!body) return UNKNOWN;
    if (!ts.isBlock(body)) return infer(body);
    const results: Shape[] = [];
    const visit = (node: ts.Node) => {
      if (ts.isReturnStatement(node)) results.push(node.expression ? shapeOf(node.expression) : NULL);
      else if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit);
    };
    visit(body);
    return results.length > 0 ? results.reduce(either) : OTHER;
  }

  function shapeOfCall(call: ts.CallExpression): Shape {
    const { expression } = call;
    if (ts.isIdentifier(expression)) {
      if (expression.text === 'dayjs')
        return aDate(call.arguments.every((argument) => shapeOf(argument).kind === 'text'));
      const hook = shapeOfHook(expression.text, call);
      if (hook) return hook;
    }
    if (ts.isPropertyAccessExpression(expression)) {
      if (expression.expression.getText() === 'React') {
        const hook = shapeOfHook(expression.name.text, call);
        if (hook) return hook;
      }
      const receiver = shapeOf(expression.expression);
      if (receiver.kind === 'date') return returnsOf(expression.name.text, receiver, call.arguments.length > 0);
      if (receiver.kind === 'list' || receiver.kind === 'tuple')
        return shapeOfListCall(receiver, expression.name.text, call);
      if (receiver.kind === 'text') return OTHER;
    }
    const callee = shapeOf(expression);
    if (callee.kind === 'function') return callee.returns;
    return callee.kind === 'other' ? UNKNOWN : callee;
  }

  function shapeOfHook(name: string, call: ts.CallExpression): Shape | undefined {
    const [type] = call.typeArguments ?? [];
    const [argument] = call.arguments;
    const state = () => {
      if (type) return shapeOfType(type);
      if (!argument) return UNKNOWN;
      const start = shapeOfStart(argument);
      // Later values come from callbacks.
      return start.kind === 'date' ? { ...start, isValid: start.isValid && valuesAreValid } : start;
    };
    if (name === 'useState') {
      const value = state();
      return { kind: 'tuple', items: [value, { kind: 'function', parameters: [value], returns: OTHER }] };
    }
    if (name === 'useRef') return recordOf({ current: state() });
    if (name === 'usePickerContext') return recordOf(type ? { value: shapeOfType(type) } : {});
    return name === 'usePickerAdapter' ? OTHER : undefined;
  }

  function shapeOfListCall(list: Shape, method: string, call: ts.CallExpression): Shape {
    const [callback] = call.arguments;
    if (method === 'map' && callback) {
      const mapped = shapeOf(callback);
      return mapped.kind === 'function' ? listOf(mapped.returns) : UNKNOWN;
    }
    if (['filter', 'slice', 'toSorted', 'sort'].includes(method)) return listOf(elementOf(list));
    if (method === 'find' || method === 'at') return either(elementOf(list), NULL);
    return ['some', 'every', 'includes', 'join', 'findIndex', 'indexOf', 'forEach'].includes(method) ? OTHER : UNKNOWN;
  }

  /** A parameter without an annotation gets its type from what the function is passed to. */
  function shapeFromContext(parameter: ts.ParameterDeclaration): Shape {
    const own = parameter.parent;
    const index = own.parameters.indexOf(parameter);
    if (!ts.isArrowFunction(own) && !ts.isFunctionExpression(own)) return UNKNOWN;
    return parametersFor(own)?.[index] ?? UNKNOWN;
  }

  /** What is passed to a function, or to a name of one, where it stands. */
  function parametersFor(place: ts.Expression): readonly Shape[] | undefined {
    const { parent } = place;
    if (ts.isJsxExpression(parent) && ts.isJsxAttribute(parent.parent)) {
      const element = parent.parent.parent.parent;
      const component = ts.isJsxElement(element) ? '' : element.tagName.getText();
      return components.includes(component)
        ? callbackParameters(component, parent.parent.name.getText(), valuesAreValid)
        : undefined;
    }
    if (ts.isPropertyAssignment(parent) && isIn(parent, 'slotProps')) return slotParameters(parent.name.getText());
    if (!ts.isCallExpression(parent)) return undefined;
    const { expression } = parent;
    if (ts.isPropertyAccessExpression(expression)) {
      const list = shapeOf(expression.expression);
      if (list.kind === 'list' || list.kind === 'tuple') return parametersOfListCall(list, expression.name.text);
    }
    const callee = shapeOf(expression);
    const position = parent.arguments.indexOf(place);
    if (callee.kind !== 'function') return undefined;
    // `setValue((previous) => …)` passes what the state holds.
    const expected = callee.parameters[position];
    return expected && [expected];
  }

  /** Whether every use of a function passes only valid dates. */
  function validIfAllCallsAre(parameter: ts.ParameterDeclaration, shape: Shape): Shape {
    if (shape.kind !== 'date' || shape.isValid) return shape;
    const own = parameter.parent;
    const name = ts.isFunctionDeclaration(own)
      ? own.name
      : ts.isVariableDeclaration(own.parent)
        ? own.parent.name
        : undefined;
    if (!name || !ts.isIdentifier(name)) return shape;
    const uses = scopes.namesLike(name.text).filter((use) => use !== name);
    const index = own.parameters.indexOf(parameter);
    const isValid = uses.length > 0 && uses.every((use) => isPassedValid(use, index));
    return { ...shape, isValid };
  }

  function isPassedValid(use: ts.Identifier, index: number): boolean {
    const { parent } = use;
    const passed =
      ts.isCallExpression(parent) && parent.expression === use
        ? parent.arguments[index] && shapeOf(parent.arguments[index])
        : parametersFor(use)?.[index];
    return passed?.kind === 'date' && passed.isValid;
  }

  return { shapeOf, shapeOfName };
}

export type Inference = ReturnType<typeof createInference>;

function importedComponents({ moduleSpecifier, importClause }: ts.ImportDeclaration): string[] {
  if (!ts.isStringLiteral(moduleSpecifier) || !/^@mui\/x-date-pickers|^\.\//.test(moduleSpecifier.text)) return [];
  const named = importClause?.namedBindings;
  return named && ts.isNamedImports(named) ? named.elements.map(({ name }) => name.text) : [];
}

function isIn(node: ts.Node, attribute: string): boolean {
  const owner = node.parent.parent.parent;
  return ts.isJsxAttribute(owner) && owner.name.getText() === attribute;
}

/** What methods of a list pass to their callback. */
function parametersOfListCall(list: Shape, method: string): readonly Shape[] | undefined {
  const element = elementOf(list);
  return /^(?:map|flatMap|filter|find|findIndex|some|every|forEach)$/.test(method) ? [element, OTHER, list] : undefined;
}

/** A module of the project may export dates. */
function shapeOfImport(declaration: ts.ImportSpecifier | ts.ImportClause): Shape {
  const statement = ts.isImportSpecifier(declaration) ? declaration.parent.parent.parent : declaration.parent;
  return /^.\.{1,2}\//.test(statement.moduleSpecifier.getText()) ? UNKNOWN : OTHER;
}
