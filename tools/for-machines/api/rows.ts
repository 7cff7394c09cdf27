import en from '#content/translations/en.json' with { type: 'json' };
import { fillIn } from '#lib/fill-in';
import type { ApiClass, ApiMember, ApiSignature, ApiSlot } from '#model/api';
import { labelsOf } from '#model/row-history';
import {
  type Block,
  code,
  commaSeparated,
  type Inline,
  inlineCode,
  joined,
  lineBreak,
  paragraph,
  table,
  text,
} from '../markdown/nodes.ts';
import { cellOfText, codesOf, typeCode } from './apiText.ts';
import type { ApiMarkdownContext } from './context.ts';

const { interface: words } = en;

type Row = ApiMember | ApiSlot | ApiClass;
/** The anchor of a row on the HTML page, by which its history is found. */
type AnchorOf = (name: string) => string;

/** Props of a component or members of an interface as a table, followed by the code blocks of their descriptions. */
export function membersTable(members: readonly ApiMember[], context: ApiMarkdownContext, anchorOf: AnchorOf): Block[] {
  const hasDefaults = members.some((member) => member.default !== undefined);
  const rows = members.map((member) => [
    nameOf(member, context, anchorOf),
    [typeCode(member.type, context)],
    ...(hasDefaults ? [defaultOf(member.default)] : []),
    describe(member, context),
  ]);
  const head = [words.apiName, words.apiType, ...(hasDefaults ? [words.apiDefault] : []), words.apiDescription];
  return tableOf(head, rows, members);
}

export function slotsTable(slots: readonly ApiSlot[], context: ApiMarkdownContext, anchorOf: AnchorOf): Block[] {
  const rows = slots.map((slot) => [
    nameOf(slot, context, anchorOf),
    [inlineCode(slot.default ?? words.apiNone)],
    slot.className ? [inlineCode(`.${slot.className}`)] : [],
    joined(
      [
        describe(slot, context),
        slot.props ? [text(`slotProps.${slot.name}: `), typeCode(slot.props, context)] : [],
      ].filter((part) => part.length > 0),
      lineBreak,
    ),
  ]);
  const head = [words.apiName, words.apiSlotDefault, words.apiClass, words.apiDescription];
  return tableOf(head, rows, slots);
}

export function classesTable(classes: readonly ApiClass[], context: ApiMarkdownContext, anchorOf: AnchorOf): Block[] {
  const rows = classes.map((rule) => [
    nameOf(rule, context, anchorOf),
    [inlineCode(`.${rule.className}`)],
    describe(rule, context),
  ]);
  const head = [words.apiRule, words.apiClass, words.apiDescription];
  return tableOf(head, rows, classes);
}

/** The cells of some rows, followed by the code blocks of their descriptions; nothing without rows. */
function tableOf(head: readonly string[], cells: readonly Inline[][][], rows: readonly Row[]): Block[] {
  return rows.length > 0 ? [table(head, cells), ...codesBelow(rows)] : [];
}

/** The name, with labels such as "required" and "deprecated". */
function nameOf(row: Row, { historyOf }: ApiMarkdownContext, anchorOf: AnchorOf): Inline[] {
  const isMember = 'isRequired' in row;
  const history = labelsOf(historyOf(anchorOf(row.name)));
  const labels = [
    isMember && row.isRequired ? words.apiRequired : '',
    row.deprecated && !history.some(({ about }) => about === 'deprecated') ? words.apiDeprecated : '',
    isMember && row.isInternal ? words.apiInternal : '',
    row.plan ? words[row.plan] : '',
    ...history.map(({ id, release }) => fillIn(words[id], { release })),
  ].filter(Boolean);
  return [inlineCode(row.name), ...(labels.length > 0 ? [text(` (${labels.join(', ')})`)] : [])];
}

function defaultOf(value: string | undefined): Inline[] {
  if (value === undefined) return [];
  // Most defaults are code; some are sentences that contain code.
  if (!value.includes('`')) return [inlineCode(value.replace(/\s*\n\s*/g, ' '))];
  return value.split('`').flatMap((piece, index) => (piece ? [index % 2 === 1 ? inlineCode(piece) : text(piece)] : []));
}

function describe(row: Row, context: ApiMarkdownContext): Inline[] {
  const member: Partial<ApiMember> = row;
  const parts = [
    cellOfText(row.description, context),
    cellOfText(row.deprecated ?? [], context),
    member.onlyIn ? [text(`${words.apiOnlyIn} `), ...commaSeparated(member.onlyIn.map(inlineCode))] : [],
    member.signature ? signatureOf(member.signature, context) : [],
    cellOfText(member.see ?? [], context),
  ];
  return joined(
    parts.filter((part) => part.length > 0),
    lineBreak,
  );
}

function signatureOf({ type, parameters, returns }: ApiSignature, context: ApiMarkdownContext): Inline[] {
  const lines = [
    type ? [typeCode(type, context)] : [],
    ...parameters.map(({ name, description }) => [inlineCode(name), text(' '), ...cellOfText(description, context)]),
    returns && returns.description.length > 0
      ? [text(`${words.apiReturned}: `), ...cellOfText(returns.description, context)]
      : [],
  ];
  return joined(
    lines.filter((line) => line.length > 0),
    lineBreak,
  );
}

function codesBelow(rows: readonly Row[]): Block[] {
  return rows.flatMap((row) => {
    const member: Partial<ApiMember> = row;
    const texts = [
      row.description,
      row.deprecated ?? [],
      ...(member.signature?.parameters.map(({ description }) => description) ?? []),
      member.signature?.returns?.description ?? [],
      member.see ?? [],
    ];
    const codes = texts.flatMap(codesOf);
    return codes.length > 0
      ? [paragraph(inlineCode(row.name), text(':')), ...codes.map((value) => code(value, 'tsx'))]
      : [];
  });
}
