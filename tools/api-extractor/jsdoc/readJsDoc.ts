import ts from 'typescript';
import { stripNotes } from './stripNotes.ts';

/** A JSDoc comment split into its tags; the text is not parsed yet. */
export interface JsDoc {
  text: string;
  defaultValue?: string | undefined;
  /** Text after `@deprecated`; empty if the tag has none. */
  deprecated?: string | undefined;
  params: ReadonlyMap<string, string>;
  returns?: string | undefined;
  see: readonly string[];
  examples: readonly string[];
  demos?: string | undefined;
  isIgnored: boolean;
}

/** The comment of the first documented declaration. A redeclared member without a comment inherits one. */
export function readJsDoc(symbol: ts.Symbol, checker: ts.TypeChecker): JsDoc {
  const declarations = symbol.declarations ?? [];
  const documented = declarations.find((declaration) => commentsOf(declaration).length > 0);
  const tags = documented ? ts.getJSDocTags(documented).filter((tag) => !isOfParameter(tag, documented)) : [];
  const textOf = (name: string) => {
    const tag = tags.find(({ tagName }) => tagName.text === name);
    return tag && tagText(tag);
  };
  return {
    text: documented
      ? commentsOf(documented)
          .map(({ comment }) => textOfComment(comment))
          .join('\n\n')
      : inheritedText(symbol, checker),
    // Packages of larger plans redeclare props without `@default`; the inherited default still applies.
    defaultValue: textOf('default') ?? inheritedDefault(symbol, checker),
    deprecated: textOf('deprecated'),
    params: new Map(tags.filter(ts.isJSDocParameterTag).map((tag) => [tag.name.getText(), paramText(tag)])),
    returns: textOf('returns') ?? textOf('return'),
    see: tags.filter(({ tagName }) => tagName.text === 'see').map(tagText),
    examples: tags.filter(({ tagName }) => tagName.text === 'example').map(tagText),
    demos: textOf('demos') ?? textOf('demo'),
    isIgnored: tags.some(({ tagName }) => /^(?:ignore|internals?)$/.test(tagName.text)),
  };
}

function inheritedDefault(symbol: ts.Symbol, checker: ts.TypeChecker): string | undefined {
  const tag = symbol.getJsDocTags(checker).find(({ name }) => name === 'default');
  return tag && stripNotes(ts.displayPartsToString(tag.text));
}

/** Only the last comment belongs to the declaration; earlier ones are license headers or notes. */
function commentsOf(declaration: ts.Declaration): ts.JSDoc[] {
  const host = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  return ts.getJSDocCommentsAndTags(host).filter(ts.isJSDoc).slice(-1);
}

function isOfParameter(tag: ts.JSDocTag, declaration: ts.Node): boolean {
  return ts.isParameter(declaration) && !ts.isJSDocParameterTag(tag);
}

function tagText(tag: ts.JSDocTag): string {
  const text = textOfComment(tag.comment);
  // The compiler parses the first word after `@see` as a name.
  if (!ts.isJSDocSeeTag(tag) || !tag.name) return text;
  const name = tag.name.getText();
  return `${name}${/^[.:/]/.test(text) ? '' : ' '}${text}`.trim();
}

/** Strips the hyphen of `@param name - The value`. */
function paramText(tag: ts.JSDocParameterTag): string {
  return textOfComment(tag.comment).replace(/^-\s*/, '');
}

function textOfComment(comment: ts.JSDoc['comment']): string {
  return stripNotes(ts.getTextOfJSDocComment(comment) ?? '');
}

function inheritedText(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  return stripNotes(ts.displayPartsToString(symbol.getDocumentationComment(checker)));
}
