import en from '#content/translations/en.json' with { type: 'json' };
import type { ApiHook, ApiHookSignature, ApiParameter } from '#model/api';
import { anchorOf } from '#model/api-anchors';
import { parametersOf, plainType } from '#model/api-content';
import { below, type Block, code, inlineCode, list, paragraph, section, text } from '../markdown/nodes.ts';
import { blocksOfText, cellOfText, codesOf, typeCode } from './apiText.ts';
import type { ApiMarkdownContext } from './context.ts';
import { pageHead, source } from './parts.ts';
import { membersTable } from './rows.ts';

const { interface: words } = en;

/** A hook with its own page. */
export function hookBody(hook: ApiHook, context: ApiMarkdownContext): Block[] {
  return [...pageHead(hook, context), ...sharedHookBody(hook, context, 2, ''), ...source(hook.source, context)];
}

/** The signatures, parameters and return value of a hook. `prefix` keeps anchors unique on a page with several hooks. */
export function sharedHookBody(hook: ApiHook, context: ApiMarkdownContext, depth: number, prefix: string): Block[] {
  const { name, signatures, parameterMembers, returnMembers, examples } = hook;
  const parameters = parametersOf(hook);
  const [first] = signatures;
  return [
    section(depth, words.apiSignature, `${prefix}signature`),
    ...signatures.map((signature) => code(signatureOf(name, signature), 'ts')),
    ...(parameters.length > 0
      ? [
          section(depth, words.apiParameters, `${prefix}parameters`),
          ...parameterBlocks(parameters, context),
          ...membersTable(parameterMembers, context, (own) => anchorOf.parameter(name, own)),
        ]
      : []),
    section(depth, words.apiReturns, `${prefix}returns`),
    ...(first
      ? [paragraph(typeCode(first.returns.type, context)), ...blocksOfText(first.returns.description, context)]
      : []),
    ...membersTable(returnMembers, context, (own) => anchorOf.returned(name, own)),
    ...below(
      [section(depth, words.apiExamples, `${prefix}examples`)],
      examples.map((example) => code(example, 'tsx')),
    ),
  ];
}

function parameterBlocks(parameters: readonly ApiParameter[], context: ApiMarkdownContext): Block[] {
  const items = parameters.map(({ name, type, description }) => [
    inlineCode(name),
    ...(type ? [text(': '), typeCode(type, context)] : []),
    ...(description.length > 0 ? [text(' '), ...cellOfText(description, context)] : []),
  ]);
  return [
    list(items),
    ...parameters.flatMap(({ description }) => codesOf(description)).map((value) => code(value, 'tsx')),
  ];
}

/** The signature of a hook on one line. */
export function signatureOf(name: string, { typeParameters, parameters, returns }: ApiHookSignature): string {
  const generics = typeParameters.length > 0 ? `<${typeParameters.map(plainType).join(', ')}>` : '';
  const taken = parameters.map(
    ({ name: own, isOptional, type }) => `${own}${isOptional ? '?' : ''}: ${type ? plainType(type) : 'unknown'}`,
  );
  return `${name}${generics}(${taken.join(', ')}): ${plainType(returns.type)}`;
}
