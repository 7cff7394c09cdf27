import type { Table } from 'mdast';
import { API_FOLDERS, type ApiMember, type ApiSlot } from '#model/api';
import { usageKey } from '#model/api-usage';
import type { GridReference } from '../../api-extractor/gridReference.ts';
import { nearest } from '#lib/nearest';
import type { Listed, PageContext, PageReading } from '../page.ts';
import { quote } from '../problem.ts';
import {
  eventsTable,
  filterOperatorsTable,
  membersTable,
  methodsTable,
  selectorsTable,
  translationsTable,
} from '../reference/tables.ts';
import { type JsxElement, lineOf } from '../tree.ts';
import { type AttributeValues, textIn } from './attributes.ts';

const REFERENCES: readonly unknown[] = [
  'Methods',
  'Props',
  'Slots',
  'Selectors',
  'Events',
  'FilterOperators',
  'Translations',
];

/** `<Methods of="GridFilterApi" />` and the other tags that list API members. */
export function isReference(name: string | null): boolean {
  return REFERENCES.includes(name);
}

/** The valid values of `of`, and the groups that a member belongs to. */
interface Groups<T> {
  kind: string;
  of: (one: T) => readonly string[];
}

/** Creates the table that replaces such a tag; `undefined` if it names something unknown. */
export function readReference(
  node: JsxElement,
  attributes: AttributeValues,
  page: PageReading,
  context: PageContext,
  reference: GridReference | undefined,
): Table | undefined {
  const fail = (message: string, advice: string) =>
    void context.report(lineOf(node), `<${node.name}> ${message}`, advice);
  const textOf = (name: string) => textIn(attributes, name);
  if (node.type === 'mdxJsxTextElement')
    return fail('is inside a paragraph.', 'Put it on its own line, with blank lines before and after.');
  if (!reference) return fail('cannot be resolved before the API is extracted.', 'Run "npm run build" once.');
  const links = { ...reference, addressOf: () => undefined };

  function choose<T extends { name: string }>(
    all: readonly T[],
    kind: string,
    groups?: Groups<T>,
  ): readonly T[] | undefined {
    const group = groups && textOf('of');
    const names = textOf('names');
    if (group === undefined && names === undefined)
      return groups && fail('names nothing.', 'Write of="…", names="…", or both.');
    const list = group === undefined ? all : all.filter((one) => groups?.of(one).includes(group));
    if (list.length === 0)
      return fail(
        `names ${quote(group ?? '')}, which is not ${groups?.kind}.`,
        adviceFor(
          group,
          all.flatMap((one) => groups?.of(one) ?? []),
        ),
      );
    return names === undefined
      ? list
      : chooseNamed(list, names, group === undefined ? kind : `${kind} of ${quote(group)}`);
  }

  function chooseNamed<T extends { name: string }>(list: readonly T[], names: string, kind: string): T[] | undefined {
    const found = names
      .split(',')
      .map((name) => ({ name: name.trim(), one: list.find((one) => one.name === name.trim()) }));
    const unknown = found.filter(({ one }) => !one);
    for (const { name } of unknown)
      fail(
        `names ${quote(name)}, which is not ${kind}.`,
        adviceFor(
          name,
          list.map((one) => one.name),
        ),
      );
    return unknown.length > 0 ? undefined : found.flatMap(({ one }) => one ?? []);
  }

  /** Adds the names to the page's list; returns which of them were not on it. */
  function list(kind: Listed['kind'], members: readonly { name: string }[]): (name: string) => boolean {
    const before = new Set(page.listed.filter((one) => one.kind === kind).map(({ name }) => name));
    page.listed.push(...members.filter(({ name }) => !before.has(name)).map(({ name }) => ({ kind, name })));
    return (name) => !before.has(name);
  }

  switch (node.name) {
    case 'Methods': {
      const methods = choose(reference.methods, 'a method', {
        kind: 'an interface of GridApi with methods',
        of: ({ interfaces = [] }) => interfaces,
      });
      for (const { name } of methods ?? []) page.apiUses.push(usageKey('data-grid', 'GridApi', { kind: 'prop', name }));
      return methods && methodsTable(methods, links);
    }
    case 'Props':
    case 'Slots': {
      const owner = textOf('of') ?? '';
      const kind = node.name === 'Props' ? 'prop' : 'slot';
      const all: readonly (ApiMember | ApiSlot)[] | undefined = reference.membersOf(owner)?.[`${kind}s`];
      if (!all)
        return fail(
          `names ${quote(owner)}, which has no page in the API reference of the grid.`,
          'Write of="DataGridPremium" or another component or interface.',
        );
      const names = textOf('names');
      const members = names === undefined ? all : chooseNamed(all, names, `a ${kind} of ${quote(owner)}`);
      for (const { name } of members ?? []) page.apiUses.push(usageKey('data-grid', owner, { kind, name }));
      return members && membersTable(kind, owner, members, links);
    }
    case 'Selectors': {
      const selectors = choose(reference.selectors, 'a selector', {
        kind: 'a feature with selectors',
        of: ({ feature }) => [feature],
      });
      return selectors && selectorsTable(selectors, links, list('selector', selectors));
    }
    case 'Events': {
      const events = choose(reference.events, 'an event');
      return events && eventsTable(events, links, list('event', events));
    }
    case 'FilterOperators':
      return filterOperatorsTable(reference.filterOperators);
    default: {
      const folder = API_FOLDERS.find((one) => one === (textOf('of') ?? 'data-grid'));
      return folder && translationsTable(reference.translations[folder]);
    }
  }
}

function adviceFor(name: string | undefined, known: readonly string[]): string {
  return `Did you mean "${nearest(name ?? '', known)}"?`;
}
