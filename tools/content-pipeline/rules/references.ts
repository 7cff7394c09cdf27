import type { Table } from 'mdast';
import { usageKey } from '#model/api-usage';
import type { GridReference } from '../../api-extractor/gridReference.ts';
import { nearest } from '../nearest.ts';
import type { PageContext, PageReading } from '../page.ts';
import { quote } from '../problem.ts';
import { eventsTable, filterOperatorsTable, methodsTable, selectorsTable, translationsTable } from '../reference/tables.ts';
import { type JsxElement, lineOf } from '../tree.ts';
import type { AttributeValues } from './attributes.ts';

const REFERENCES: readonly unknown[] = ['Methods', 'Selectors', 'Events', 'FilterOperators', 'Translations'];

/** `<Methods of="GridFilterApi" />` and the other tags that list something of the packages. */
export function isReference(name: string | null): boolean {
  return REFERENCES.includes(name);
}

/** Makes the table that takes the place of such a tag; none when it names something that is not there. */
export function readReference(node: JsxElement, attributes: AttributeValues, page: PageReading, context: PageContext, reference: GridReference | undefined): Table | undefined {
  const fail = (message: string, advice: string) => void context.report(lineOf(node), `<${node.name}> ${message}`, advice);
  if (node.type === 'mdxJsxTextElement') return fail('stands inside a text.', 'Write it on a line of its own, with an empty line before and after.');
  if (!reference) return fail('cannot be resolved before the API is extracted.', 'Run "npm run build" once.');
  const links = { typeAddress: reference.typeAddress, addressOf: () => undefined };

  function choose<T extends { name: string }>(all: readonly T[], kind: string, group?: { kind: string; of: (one: T) => readonly string[] }): readonly T[] | undefined {
    const [owner, names] = ['of', 'names'].map((name) => attributes.get(name)?.value);
    if (typeof owner !== 'string' && typeof names !== 'string') return group && fail('names nothing.', 'Write of="…", names="…", or both.');
    const groups = new Set(group && all.flatMap(group.of));
    if (typeof owner === 'string' && !groups.has(owner)) return fail(`names ${quote(owner)}, which is no ${group?.kind}.`, `The nearest one is "${nearest(owner, groups)}".`);
    const within = typeof owner === 'string' ? all.filter((one) => group?.of(one).includes(owner)) : all;
    if (typeof names !== 'string') return within;
    const wanted = names.split(',').map((name) => name.trim());
    const unknown = wanted.filter((name) => within.every((one) => one.name !== name));
    for (const name of unknown) fail(`names ${quote(name)}, which is no ${kind}.`, `The nearest one is "${nearest(name, within.map((one) => one.name))}".`);
    return unknown.length > 0 ? undefined : wanted.flatMap((name) => within.filter((one) => one.name === name));
  }

  switch (node.name) {
    case 'Methods': {
      const methods = choose(reference.methods, 'method', { kind: 'interface of GridApi with methods', of: ({ interfaces = [] }) => interfaces });
      for (const { name } of methods ?? []) page.apiUses.push(usageKey('data-grid', 'GridApi', { kind: 'prop', name }));
      return methods && methodsTable(methods, links);
    }
    case 'Selectors': {
      const selectors = choose(reference.selectors, 'selector', { kind: 'folder with selectors', of: ({ feature }) => [feature] });
      return selectors && selectorsTable(selectors, links);
    }
    case 'Events': {
      const events = choose(reference.events, 'event');
      return events && eventsTable(events, links);
    }
    case 'FilterOperators':
      return filterOperatorsTable(reference.filterOperators);
    default:
      return translationsTable(reference.translations);
  }
}
