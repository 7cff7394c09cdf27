import ts from 'typescript';
import { createDateCalls, IN_TEXT } from './dateCalls.ts';
import { findFormats } from './formats.ts';
import { importLibrary, type Needs, translateImport } from './imports.ts';
import { createInference } from './infer.ts';
import { type DateLibrary, LIBRARIES } from './libraries.ts';
import { dateFnsLocale, languageTag } from './locales.ts';
import { giveUp } from './note.ts';
import { createScopes } from './scopes.ts';
import { translateFormat } from './tokens.ts';

export interface TranslatedSource {
  code: string;
  /** Whether methods or formats were translated, not only constructors and names. */
  usesTable: boolean;
}

/** Stand for imports while the rest is translated, which decides what is imported. */
const IMPORT_OF_LIBRARY = '/* the date library */';
const REMOVED_IMPORT = '/* no import */';

/** Translates a parsed file; the result is not formatted yet. */
export function translateSource(source: ts.SourceFile, library: DateLibrary): TranslatedSource {
  const { type, adapter } = LIBRARIES[library];
  const scopes = createScopes(source);
  const inference = createInference(source, scopes);
  const formats = findFormats(source, scopes, inference);
  const needs: Needs = { functions: new Map(), namesLibrary: false, namesType: false };
  const locales = localesOf(source);
  const calls = createDateCalls({ library, scopes, inference, needs, print, hasLocale: locales.length > 0 });

  if (scopes.isDeclared(type === 'Date' ? 'Date' : type)) giveUp(`The code already uses the name \`${type}\`.`);
  if (library === 'moment' && scopes.isDeclared('moment')) giveUp('The code already uses the name `moment`.');

  function print(node: ts.Node): string {
    return replace(node) ?? printChildren(node);
  }

  function printChildren(node: ts.Node): string {
    let code = '';
    let end = node.getStart(source);
    const start = end;
    ts.forEachChild(node, (child) => {
      const from = child.getStart(source);
      if (from < start) return;
      code += translateText(source.text.slice(end, from)) + print(child);
      end = child.end;
    });
    return code + (code === '' ? source.text.slice(end, node.end) : translateText(source.text.slice(end, node.end)));
  }

  function replace(node: ts.Node): string | undefined {
    if (ts.isImportDeclaration(node)) {
      const translated = translateImport(node, library);
      if (translated === 'library') return IMPORT_OF_LIBRARY;
      return translated === '' ? REMOVED_IMPORT : translated;
    }
    if (formats.nodes.has(node)) return printFormat(node);
    if (ts.isJsxAttribute(node) && node.name.getText() === 'adapterLocale') return printLocale(node);
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isJsxText(node))
      return printText(node);
    if (ts.isTypeReferenceNode(node) && /^(?:dayjs\.)?Dayjs$/.test(node.typeName.getText())) {
      needs.namesType = true;
      return type;
    }
    if (ts.isIdentifier(node)) return printName(node);
    if (ts.isPrefixUnaryExpression(node)) return calls.printNegation(node);
    if (ts.isBinaryExpression(node)) return calls.printBinary(node);
    if (ts.isTemplateSpan(node) && inference.shapeOf(node.expression).kind === 'date') giveUp(IN_TEXT);
    if (ts.isCallExpression(node)) return calls.printCall(node);
    if (isMemberOfDate(node)) giveUp(`\`${node.getText()}\` is not a call of a method.`);
    return undefined;
  }

  /** Called methods are translated before. */
  function isMemberOfDate(node: ts.Node): boolean {
    if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node))
      return inference.shapeOf(node.expression).kind === 'date';
    const { initializer } = ts.isVariableDeclaration(node) && ts.isObjectBindingPattern(node.name) ? node : {};
    return initializer !== undefined && inference.shapeOf(initializer).kind === 'date';
  }

  function printName(name: ts.Identifier): string | undefined {
    if (name.text === 'AdapterDayjs') return adapter;
    if (name.text === 'dayjs') giveUp(`\`${name.parent.getText()}\` is not translated to ${LIBRARIES[library].title}.`);
    return undefined;
  }

  function printFormat(node: ts.Node): string {
    if (!ts.isStringLiteralLike(node)) throw new Error('A format is not a text.');
    calls.noticeTable();
    const format = translateText(translateFormat(node.text, library));
    return ts.isJsxAttribute(node.parent) ? `"${format}"` : JSON.stringify(format);
  }

  function printText(node: ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.JsxText): string {
    return translateText(node.getText(source));
  }

  /** Comments and texts name the library, too. */
  function translateText(text: string): string {
    return text.replace(/\bDayjs(?= object)/g, type).replace(/\bdayjs\(\)/g, LIBRARIES[library].now);
  }

  function printLocale({ initializer }: ts.JsxAttribute): string | undefined {
    if (initializer && ts.isStringLiteral(initializer)) {
      if (library === 'moment') return undefined;
      if (library === 'luxon') return `adapterLocale="${languageTag(initializer.text)}"`;
      const { name } = dateFnsLocale(initializer.text);
      if (!locales.includes(initializer.text)) giveUp(`The locale \`${initializer.text}\` is not imported.`);
      return `adapterLocale={${name}}`;
    }
    // Day.js and Moment.js share their names of locales, and browsers accept them in lower case.
    if (library === 'date-fns') giveUp('date-fns has locales as objects, not by the names that this code passes.');
    locales.forEach(languageTag);
    return undefined;
  }

  const printed = print(source);
  if (formats.doubtful !== undefined) giveUp(`It is not certain that '${formats.doubtful}' is a format.`);
  const withImports = placeImport(printed, importLibrary(library, needs));
  const left = /\w*(?:dayjs|day\.js)\w*/i.exec(withoutOwnNames(withImports, source));
  if (left) giveUp(`\`${left[0]}\` is part of Day.js.`);
  return { code: withImports, usesTable: calls.usesTable() };
}

function localesOf(source: ts.SourceFile): string[] {
  return Array.from(source.text.matchAll(/'dayjs\/locale\/([\w-]+)'/g), ([, locale = '']) => locale);
}

function placeImport(code: string, statement: string): string {
  return code
    .replace(`${IMPORT_OF_LIBRARY}\n`, () => statement && `${statement}\n`)
    .replaceAll(`${REMOVED_IMPORT}\n`, '')
    .trimStart();
}

/** The component of a demo may be named after Day.js. */
function withoutOwnNames(code: string, source: ts.SourceFile): string {
  const own = source.statements.filter(ts.isFunctionDeclaration).map(({ name }) => name?.text ?? '');
  return own.filter((name) => /dayjs/i.test(name)).reduce((text, name) => text.replaceAll(name, ''), code);
}
