import ts from 'typescript';
import { lineOf } from '../facts/imports.ts';
import { parse } from '../javascript/parse.ts';
import type { SourceFile } from '../javascript/toJavaScript.ts';
import type { Finding } from './finding.ts';

/**
 * A server-rendered demo must not depend on the current time, on random values, or on the default locale. The output would
 * differ between the build and the browser, and React would discard the server's markup.
 */
export function deterministicOutput(file: SourceFile): Finding[] {
  if (file.name.endsWith('.css')) return [];
  const source = parse(file);
  const findings: Finding[] = [];

  function visit(node: ts.Node): void {
    const found = violationOf(node, source);
    if (found)
      findings.push({
        file: file.name,
        line: lineOf(source, node),
        message: found[0],
        advice: `${found[1]}, or set "ssr: false" in demo.ts.`,
      });
    ts.forEachChild(node, visit);
  }
  visit(source);
  return findings;
}

type Violation = [message: string, advice: string] | undefined;

const CLOCKS = new Set(['Date.now', 'performance.now']);
const RANDOM_SOURCES = new Set(['Math.random', 'crypto.randomUUID', 'crypto.getRandomValues']);
const NOW_WITHOUT_ARGUMENTS = new Set([
  'Date',
  'dayjs',
  'dayjs.utc',
  'dayjs.tz',
  'moment',
  'DateTime.now',
  'DateTime.local',
]);
const FORMATTERS = new Set(['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']);
const TODAY_PROPS = new Set(['disablePast', 'disableFuture']);

const A_DATE = 'Use a fixed date in the past';
const A_SEED = 'Compute the value from a fixed seed';
const A_LOCALE = "Pass the locale: 'en-US'";

function violationOf(node: ts.Node, source: ts.SourceFile): Violation {
  if (ts.isNewExpression(node)) return violationOfNew(node.expression.getText(source), node.arguments ?? []);
  if (ts.isCallExpression(node)) return violationOfCall(node.expression, node.arguments, source);
  if (ts.isJsxAttribute(node) && ts.isIdentifier(node.name) && TODAY_PROPS.has(node.name.text)) {
    return [`"${node.name.text}" depends on the day of the visit.`, 'Write a fixed minDate or maxDate'];
  }
  return undefined;
}

function violationOfNew(name: string, given: readonly ts.Expression[]): Violation {
  if (name === 'Date' && given.length === 0) return ['"new Date()" depends on the time of the visit.', A_DATE];
  if (name.startsWith('Intl.') && !hasLocale(given[0]))
    return [`"new ${name}()" depends on the default locale.`, A_LOCALE];
  return undefined;
}

function violationOfCall(callee: ts.Expression, given: readonly ts.Expression[], source: ts.SourceFile): Violation {
  const name = callee.getText(source);
  const method = ts.isPropertyAccessExpression(callee) ? callee.name.text : '';
  if (CLOCKS.has(name)) return [`"${name}()" depends on the time of the visit.`, A_DATE];
  if (RANDOM_SOURCES.has(name)) return [`"${name}()" is different on every visit.`, A_SEED];
  if (NOW_WITHOUT_ARGUMENTS.has(name) && given.length === 0)
    return [`"${name}()" depends on the time of the visit.`, A_DATE];
  if (FORMATTERS.has(method) && !hasLocale(given[0])) return [`"${method}()" depends on the default locale.`, A_LOCALE];
  if (method === 'localeCompare' && !hasLocale(given[1]))
    return ['"localeCompare()" depends on the default locale.', "Pass the locale as its second argument: 'en-US'"];
  if (name.startsWith('Intl.') && !hasLocale(given[0])) return [`"${name}()" depends on the default locale.`, A_LOCALE];
  return undefined;
}

function hasLocale(argument: ts.Expression | undefined): boolean {
  if (!argument) return false;
  const isNone =
    argument.kind === ts.SyntaxKind.NullKeyword || (ts.isIdentifier(argument) && argument.text === 'undefined');
  return !isNone && !(ts.isArrayLiteralExpression(argument) && argument.elements.length === 0);
}
