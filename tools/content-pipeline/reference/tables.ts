import type { PhrasingContent, Table } from 'mdast';
import type {
  ApiEvent,
  ApiFilterOperator,
  ApiInterfaceMember,
  ApiMember,
  ApiSelector,
  ApiSlot,
  ApiTranslation,
} from '#model/api';
import { anchorOf, kebabCase, pathOfApi } from '#model/api-anchors';
import en from '#content/translations/en.json' with { type: 'json' };
import { fillIn } from '#lib/fill-in';
import type { Plan } from '#model/nav';
import { textAttribute } from '../render/nodes.ts';
import type { GridReference } from '../../api-extractor/gridReference.ts';
import { cellOfText, codeOfType, inLines, type ReferenceLinks } from './inlines.ts';
import { commaSeparated, inlineCode, link, table, text } from './nodes.ts';

type Cell = PhrasingContent[];
type Links = ReferenceLinks & Pick<GridReference, 'labelsOf'>;

export function methodsTable(methods: readonly ApiInterfaceMember[], links: Links): Table {
  return stacked(
    ['Method', 'Description'],
    methods.map(({ name, call = name, plan, description }) => [
      [
        link(`${pathOfApi('data-grid', 'grid-api')}/#${anchorOf.prop('GridApi', name)}`, inlineCode(call)),
        ...badges(plan, anchorOf.prop('GridApi', name), links),
      ],
      cellOfText(description, links),
    ]),
  );
}

/** Props or slots with their descriptions, linked to the reference. */
export function membersTable(
  kind: 'prop' | 'slot',
  owner: string,
  members: readonly (ApiMember | ApiSlot)[],
  links: Links,
): Table {
  const page = pathOfApi('data-grid', kebabCase(owner));
  return stacked(
    [kind === 'prop' ? 'Prop' : 'Slot', 'Description'],
    members.map(({ name, plan, description }) => [
      [
        link(`${page}/#${anchorOf[kind](owner, name)}`, inlineCode(name)),
        ...badges(plan, anchorOf[kind](owner, name), links),
      ],
      cellOfText(description, links),
    ]),
  );
}

/** Many selectors have no description, so the type of the result is shown as well. `isNew`: not listed on the page yet. */
export function selectorsTable(
  selectors: readonly ApiSelector[],
  links: Links,
  isNew: (name: string) => boolean,
): Table {
  const rows = stacked(
    ['Selector', 'Returns'],
    selectors.map(({ name, plan, description, parameters, returns }) => {
      const taken = parameters.map(({ type = [] }) => [
        text('Takes '),
        codeOfType(type, links),
        text(' as its second argument.'),
      ]);
      return [
        [link(`#${anchorOf.selector(name)}`, inlineCode(name)), ...badges(plan, name, links)],
        inLines([[codeOfType(returns, links)], cellOfText(description, links), ...taken]),
      ];
    }),
  );
  return withAnchors(
    rows,
    selectors.map(({ name }) => (isNew(name) ? anchorOf.selector(name) : undefined)),
  );
}

export function eventsTable(events: readonly ApiEvent[], links: Links, isNew: (name: string) => boolean): Table {
  const rows = stacked(
    ['Event', 'Parameters', 'Description'],
    events.map(({ name, plan, description, params, event }) => {
      const parameters = [params, event].flatMap((type) => (type ? [[codeOfType(type, links)]] : []));
      return [
        [link(`#${anchorOf.event(name)}`, inlineCode(name)), ...badges(plan, anchorOf.event(name), links)],
        parameters.length > 0 ? inLines(parameters) : [text('No parameters')],
        cellOfText(description, links),
      ];
    }),
  );
  return withAnchors(
    rows,
    events.map(({ name }) => (isNew(name) ? anchorOf.event(name) : undefined)),
  );
}

export function filterOperatorsTable(operators: readonly ApiFilterOperator[]): Table {
  return table(
    ['Operator', 'Label', 'Column types'],
    operators.map(({ value, label, columnTypes }) => [
      [inlineCode(value)],
      [text(label)],
      commaSeparated(columnTypes.map(inlineCode)),
    ]),
  );
}

export function translationsTable(translations: readonly ApiTranslation[]): Table {
  return table(
    ['Language', 'Import', 'Translated texts'],
    translations.map(({ language, name, count, total }) => [
      [text(language)],
      [inlineCode(name)],
      [text(`${count} of ${total}`)],
    ]),
  );
}

/** The plan, and what releases did to what has this anchor in the reference. */
function badges(plan: Plan | undefined, anchor: string, { labelsOf }: Links): Cell {
  return [
    ...(plan ? [text(' '), inline('Plan', { is: plan })] : []),
    ...labelsOf(anchor).flatMap(({ about, id, release }) => [
      text(' '),
      inline('History', { about, release, label: fillIn(en.interface[id], { release }) }),
    ]),
  ];
}

function inline(name: string, attributes: Readonly<Record<string, string>>): PhrasingContent {
  return {
    type: 'mdxJsxTextElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => textAttribute(key, value)),
    children: [],
  };
}

/** Adds ids to the rows below the head. */
function withAnchors(table: Table, ids: readonly (string | undefined)[]): Table {
  const [head, ...rows] = table.children;
  const anchored = rows.map((row, index) => (ids[index] ? { ...row, data: { hProperties: { id: ids[index] } } } : row));
  return { ...table, children: head ? [head, ...anchored] : anchored };
}

/** A table whose cells are stacked vertically on narrow screens. */
export function stacked(head: readonly string[], rows: readonly Cell[][]): Table {
  return { ...table(head, rows), data: { hProperties: { 'data-stacked': '' } } };
}
