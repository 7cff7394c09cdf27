import ts from 'typescript';
import { factsAbout } from './facts.ts';
import type { Needs } from './imports.ts';
import type { Inference } from './infer.ts';
import { type DateLibrary, LIBRARIES } from './libraries.ts';
import { isMethodOfDates, methodOf, type Printed } from './methods.ts';
import { giveUp } from './note.ts';
import type { Scopes } from './scopes.ts';
import type { Shape } from './shapes.ts';
import { hasNames, translateFormat } from './tokens.ts';
import { readUnit, type Unit } from './units.ts';

interface Context {
  library: DateLibrary;
  scopes: Scopes;
  inference: Inference;
  needs: Needs;
  print: (node: ts.Node) => string;
  /** A picker in the file has another language than English. */
  hasLocale: boolean;
}

const ISO_DATE = /^\d{4}-\d{2}(?:-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{3})?)?(?:Z|[+-]\d{2}:\d{2})?)?)?$/;
/** What `format()` of Day.js writes without a format. */
const DEFAULT_FORMAT = 'YYYY-MM-DDTHH:mm:ssZ';
export const IN_TEXT = 'Each library writes a date in a text in its own way.';
const INVALID = "'Invalid Date'";

/** Prints calls of Day.js and of methods on dates in another library. */
export function createDateCalls({ library, scopes, inference, needs, print, hasLocale }: Context) {
  const { title } = LIBRARIES[library];
  let usesTable = false;

  function use(name: string): string {
    const known = needs.functions.get(name);
    if (known) return known;
    const free = [name, `${name}Date`].find((candidate) => !scopes.isDeclared(candidate));
    if (!free) return giveUp(`The names \`${name}\` and \`${name}Date\` are taken.`);
    needs.functions.set(name, free);
    return free;
  }

  function printCall(call: ts.CallExpression): string | undefined {
    const { expression } = call;
    const state = printState(call);
    if (state) return state;
    if (ts.isIdentifier(expression)) return expression.text === 'dayjs' ? construct(call) : refuseText(call);
    if (!ts.isPropertyAccessExpression(expression)) return undefined;
    if (expression.expression.getText() === 'dayjs') return printStatic(call, expression.name.text);
    const receiver = inference.shapeOf(expression.expression);
    const { text: name } = expression.name;
    if (receiver.kind === 'date' && !call.questionDotToken) return printMethod(call, expression, receiver);
    if (receiver.kind === 'unknown' && isMethodOfDates(name))
      giveUp(`The code does not say whether \`${expression.getText()}\` is a method of a date.`);
    return undefined;
  }

  /** Dates of Luxon have a type of their own for what may be invalid, which a state must not be narrowed to. */
  function printState(call: ts.CallExpression): string | undefined {
    const [start] = call.arguments;
    if (library !== 'luxon' || !/^(?:React\.)?useState$/.test(call.expression.getText())) return undefined;
    if (call.typeArguments || !start || inference.shapeOf(start).kind !== 'date') return undefined;
    needs.namesType = true;
    return `${call.expression.getText()}<DateTime>(${print(start)})`;
  }

  function refuseText({ expression, arguments: [argument] }: ts.CallExpression): undefined {
    if (expression.getText() === 'String' && argument && inference.shapeOf(argument).kind === 'date') giveUp(IN_TEXT);
    return undefined;
  }

  function construct({ arguments: [argument, ...others] }: ts.CallExpression): string {
    if (others.length > 0) giveUp('`dayjs` with a format is not translated.');
    if (!argument) {
      needs.namesLibrary = true;
      return LIBRARIES[library].now;
    }
    const shape = inference.shapeOf(argument);
    if (shape.kind !== 'text' || !shape.values?.every((text) => ISO_DATE.test(text)))
      giveUp(
        `\`dayjs(${argument.getText()})\` is not translated: its argument may be something else than an ISO 8601 date.`,
      );
    const text = print(argument);
    needs.namesLibrary = true;
    switch (library) {
      case 'date-fns':
        return `${use('parseISO')}(${text})`;
      case 'luxon':
        return `DateTime.fromISO(${text})`;
      case 'moment':
        return `moment(${text})`;
    }
  }

  function printStatic(call: ts.CallExpression, name: string): string {
    const [argument] = call.arguments;
    if (name !== 'isDayjs' || !argument) return giveUp(`\`dayjs.${name}\` is not translated to ${title}.`);
    usesTable = true;
    needs.namesLibrary = true;
    const value = print(argument);
    const tests = {
      'date-fns': `${value} instanceof Date`,
      luxon: `DateTime.isDateTime(${value})`,
      moment: `moment.isMoment(${value})`,
    };
    return tests[library];
  }

  function printMethod(
    call: ts.CallExpression,
    callee: ts.PropertyAccessExpression,
    receiver: Shape & { kind: 'date' },
  ): string {
    usesTable = true;
    const isOptional = callee.questionDotToken !== undefined;
    const printed = printWith(call, callee, receiver);
    const target = print(callee.expression);
    if ('after' in printed) return `${target}${isOptional ? '?' : ''}${printed.after}`;
    const isInChain = ts.isOptionalChain(callee) && !isOptional;
    if (isInChain || (ts.isPropertyAccessExpression(call.parent) && ts.isOptionalChain(call.parent) && isOptional))
      giveUp('A chain of `?.` has no counterpart with functions.');
    if (!isOptional) return `(${printed.around})`;
    repeatable(callee.expression);
    if (isCondition(call)) return `(${target} && ${printed.around})`;
    const { parent } = call;
    if (ts.isJsxExpression(parent) && !ts.isJsxAttribute(parent.parent)) return `${target} && ${printed.around}`;
    const fallback = isFallback(parent) && parent.left === call ? print(parent.right) : 'undefined';
    return `(${target} ? ${printed.around} : ${fallback})`;
  }

  function printWith(
    call: ts.CallExpression,
    callee: ts.PropertyAccessExpression,
    receiver: Shape & { kind: 'date' },
  ): Printed {
    const { text: name } = callee.name;
    if (name === 'format') return printFormat(call, callee, receiver);
    const method = methodOf(name);
    const unit = unitOf(call.arguments[method.unitAt ?? -1]);
    if (unit === 'week' && hasLocale) giveUp('Where a week starts depends on the locale.');
    const target = print(callee.expression);
    const printed = method.print[library]({
      target,
      args: call.arguments.map(print),
      unit,
      use,
      copy: copyOf(callee.expression),
    });
    const [other] = call.arguments;
    return (method.compares || isDiff(call)) && other ? guard(call, printed, target, other) : printed;
  }

  /** Functions and operators don't take `null`, with which Day.js compares as `false`. */
  function guard(call: ts.CallExpression, printed: Printed, target: string, other: ts.Expression): Printed {
    const shape = inference.shapeOf(other);
    if (shape.kind !== 'date') return giveUp(`\`${other.getText()}\` may be something else than a date.`);
    if (library === 'moment' || !shape.isNullable || factsAbout(other, other).isPresent) return printed;
    if (isDiff(call)) return giveUp(`\`${other.getText()}\` may be null.`);
    repeatable(other);
    const expression = 'around' in printed ? printed.around : `${target}${printed.after}`;
    const present = print(other);
    return { around: isCondition(call) ? `(${present} && ${expression})` : `(${present} ? ${expression} : false)` };
  }

  function printFormat(
    call: ts.CallExpression,
    { expression }: ts.PropertyAccessExpression,
    receiver: Shape & { kind: 'date' },
  ): Printed {
    const [argument] = call.arguments;
    const shape: Shape = argument ? inference.shapeOf(argument) : { kind: 'text', values: [DEFAULT_FORMAT] };
    const values = shape.kind === 'text' ? (shape.values ?? []) : [];
    if (hasLocale && (values.length === 0 || values.some(hasNames)))
      giveUp('Names of months and days depend on the locale.');
    const format = argument ? print(argument) : JSON.stringify(translateFormat(DEFAULT_FORMAT, library));
    if (library === 'luxon') return { after: `.toFormat(${format})` };
    if (library === 'moment') return { after: `.format(${argument ? format : ''})` };
    const target = print(expression);
    const formatted = `${use('format')}(${target}, ${format})`;
    if (receiver.isValid || factsAbout(expression, call).isValid) return { around: formatted };
    // Unlike Day.js, date-fns throws an error for an invalid date.
    repeatable(expression);
    return { around: `(${use('isValid')}(${target}) ? ${formatted} : ${INVALID})` };
  }

  /** `!value?.isValid()`, in a way that TypeScript understands as well. */
  function printNegation(node: ts.PrefixUnaryExpression): string | undefined {
    if (node.operator !== ts.SyntaxKind.ExclamationToken || !ts.isCallExpression(node.operand)) return undefined;
    const printed = print(node.operand);
    const [, present, rest] = /^\(([\w.[\]]+) && (.*)\)$/s.exec(printed) ?? [];
    return present && rest ? `(!${present} || !${rest})` : undefined;
  }

  function printBinary(node: ts.BinaryExpression): string | undefined {
    const { left, operatorToken, right } = node;
    const isSum =
      operatorToken.kind === ts.SyntaxKind.PlusToken || operatorToken.kind === ts.SyntaxKind.PlusEqualsToken;
    if (isSum && [left, right].some((side) => inference.shapeOf(side).kind === 'date')) giveUp(IN_TEXT);
    if (library === 'luxon') {
      const folded = foldMonth(node);
      if (folded) return folded;
    }
    // The fallback is already part of what replaces the call.
    if (!isFallback(node) || !ts.isCallExpression(node.left)) return undefined;
    const printed = print(node.left);
    return /^\([\w.[\]]+ \? /.test(printed) ? printed : undefined;
  }

  /** `date.month === 8` for `date.month() === 7`. */
  function foldMonth({ left, operatorToken, right }: ts.BinaryExpression): string | undefined {
    const isEquality = [ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken].includes(
      operatorToken.kind,
    );
    if (!isEquality || !ts.isNumericLiteral(right) || !ts.isCallExpression(left)) return undefined;
    const counted = /^\((.*)\.(?:month - 1|weekday % 7)\)$/s.exec(print(left));
    if (!counted) return undefined;
    const isMonth = print(left).endsWith('month - 1)');
    const number = isMonth ? Number(right.text) + 1 : Number(right.text) || 7;
    return `${counted[1]}.${isMonth ? 'month' : 'weekday'} ${operatorToken.getText()} ${number}`;
  }

  return {
    printCall,
    printNegation,
    printBinary,
    noticeTable: () => void (usesTable = true),
    usesTable: () => usesTable,
  };
}

function isDiff({ expression }: ts.CallExpression): boolean {
  return ts.isPropertyAccessExpression(expression) && expression.name.text === 'diff';
}

function unitOf(argument: ts.Expression | undefined): Unit | undefined {
  if (!argument) return undefined;
  return ts.isStringLiteral(argument)
    ? readUnit(argument.text)
    : giveUp(`The unit of time \`${argument.getText()}\` is not a text.`);
}

/** A date that a call has just made belongs to nobody else. */
function copyOf(receiver: ts.Expression): string {
  if (!ts.isCallExpression(receiver)) return '.clone()';
  const { expression } = receiver;
  const isNew = ts.isPropertyAccessExpression(expression) || expression.getText() === 'dayjs';
  return isNew ? '' : '.clone()';
}

/** Something that may stand twice in the result. */
function repeatable(expression: ts.Expression): void {
  if (!/^[\w.]+(?:\[\d+\])?$/.test(expression.getText()))
    giveUp(`\`${expression.getText()}\` would have to be repeated.`);
}

function isFallback(node: ts.Node): node is ts.BinaryExpression {
  return ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken;
}

/** Whether only the truth of an expression matters. */
function isCondition(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isParenthesizedExpression(parent) || ts.isPrefixUnaryExpression(parent))
    return isCondition(parent) || ts.isPrefixUnaryExpression(parent);
  if (ts.isConditionalExpression(parent)) return node === parent.condition;
  if (ts.isIfStatement(parent)) return node === parent.expression;
  if (!ts.isBinaryExpression(parent)) return false;
  const { kind } = parent.operatorToken;
  if (kind === ts.SyntaxKind.BarBarToken) return isCondition(parent);
  return kind === ts.SyntaxKind.AmpersandAmpersandToken && (node === parent.left || isCondition(parent));
}
