import type { PhrasingContent, Table } from 'mdast';
import type { ApiEvent, ApiFilterOperator, ApiInterfaceMember, ApiSelector, ApiTranslation } from '#model/api';
import { anchorOf, pathOfApi } from '#model/api-anchors';
import type { Plan } from '#model/nav';
import { textAttribute } from '../render/nodes.ts';
import { cellOfText, code, codeOfType, inLines, link, type ReferenceLinks, text } from './inlines.ts';

type Cell = PhrasingContent[];

export function methodsTable(methods: readonly ApiInterfaceMember[], links: ReferenceLinks): Table {
  return table(
    ['Method', 'Description'],
    methods.map(({ name, call = name, plan, description }) => [
      [link(`${pathOfApi('data-grid', 'grid-api')}/#${anchorOf.prop('GridApi', name)}`, code(call)), ...badge(plan)],
      cellOfText(description, links),
    ]),
  );
}

/** Many selectors have no description; the type of the result says what they are for. */
export function selectorsTable(selectors: readonly ApiSelector[], links: ReferenceLinks): Table {
  return table(
    ['Selector', 'Returns'],
    selectors.map(({ name, plan, description, returns }) => [[code(name), ...badge(plan)], inLines([[codeOfType(returns, links)], cellOfText(description, links)])]),
  );
}

export function eventsTable(events: readonly ApiEvent[], links: ReferenceLinks): Table {
  return table(
    ['Event', 'Parameters', 'Description'],
    events.map(({ name, plan, description, params, event }) => [
      [code(name), ...badge(plan)],
      inLines([params, event].flatMap((type) => (type ? [[codeOfType(type, links)]] : []))),
      cellOfText(description, links),
    ]),
  );
}

export function filterOperatorsTable(operators: readonly ApiFilterOperator[]): Table {
  return table(
    ['Operator', 'Label', 'Column types'],
    operators.map(({ value, label, columnTypes }) => [
      [code(value)],
      [text(label)],
      columnTypes.flatMap((type, index) => (index > 0 ? [text(', '), code(type)] : [code(type)])),
    ]),
  );
}

export function translationsTable(translations: readonly ApiTranslation[]): Table {
  return table(
    ['Language', 'Import', 'Translated texts'],
    translations.map(({ language, name, count, total }) => [[text(language)], [code(name)], [text(`${count} of ${total}`)]]),
  );
}

function badge(plan: Plan | undefined): Cell {
  return plan ? [text(' '), { type: 'mdxJsxTextElement', name: 'Plan', attributes: [textAttribute('is', plan)], children: [] }] : [];
}

function table(head: readonly string[], rows: readonly Cell[][]): Table {
  return {
    type: 'table',
    children: [head.map((title) => [text(title)]), ...rows].map((cells) => ({
      type: 'tableRow',
      children: cells.map((children) => ({ type: 'tableCell', children })),
    })),
  };
}
