import { CURRENT_VERSION } from '#content/versions.ts';
import en from '#content/translations/en.json' with { type: 'json' };
import { fillIn } from '#lib/fill-in';
import { API_FOLDERS } from '#model/api';
import {
  type ApiChange,
  productChanges,
  type ReleasePair,
  substitutesOf,
  USUAL_PAIRS,
  usualPairs,
} from '#model/api-changes';
import { type ApiHistory, keyOf } from '#model/api-history';
import { pathOfChanges, pathOfMarkdown } from '#model/machine-files';
import type { Addresses } from '../addresses.ts';
import { nameOfProduct } from '../machinePage.ts';
import {
  type Block,
  heading,
  type Inline,
  inlineCode,
  link,
  list,
  paragraph,
  quote,
  section,
  text,
} from '../markdown/nodes.ts';
import { stringify } from '../markdown/stringify.ts';

const { interface: words } = en;

/** The changes of the API between the usual pairs of releases, as Markdown and as JSON. */
export function changeFiles(history: ApiHistory, addresses: Addresses): [path: string, content: string][] {
  const pairs = usualPairs(history, CURRENT_VERSION);
  return USUAL_PAIRS.flatMap((id): [string, string][] => {
    const pair = pairs[id];
    if (!pair) return [];
    const path = pathOfChanges(id);
    return [
      [pathOfMarkdown(path), markdownOfChanges(history, pair, path, addresses)],
      [`${path}.json`, JSON.stringify(jsonOfChanges(history, pair))],
    ];
  });
}

function markdownOfChanges(history: ApiHistory, pair: ReleasePair, path: string, addresses: Addresses): string {
  const page = addresses.pageOf(path);
  const products = API_FOLDERS.flatMap((folder): Block[] => {
    const owners = productChanges(history, folder, pair.from, pair.to);
    return [
      section(2, nameOfProduct(folder), folder),
      ...substitutesOf(history, folder, [pair.from, pair.to]).map(({ packageName, wanted, shown }) =>
        paragraph(text(fillIn(words.changesSubstitute, { package: packageName, wanted, shown }))),
      ),
      ...(owners.length === 0
        ? [paragraph(text(words.changesNothing))]
        : [list(owners.flatMap(({ changes }) => changes.map(lineOf)))]),
    ];
  });
  return stringify([
    heading(1, text(fillIn(words.apiChangesOf, { ...pair }))),
    quote(paragraph(text(words.apiChangesText))),
    list([
      [text('Page: '), link(page, text(page))],
      [text('JSON: '), link(addresses.fileOf(`${path}.json`), text(addresses.fileOf(`${path}.json`)))],
    ]),
    ...products,
  ]);
}

function lineOf({ kind, fact, before, after, plan }: ApiChange): Inline[] {
  const details: Inline[] = [
    ...(before === undefined ? [] : [text(' from '), inlineCode(before)]),
    ...(after
      ? [text(before === undefined ? ': ' : ' to '), kind === 'deprecated' ? text(after) : inlineCode(after)]
      : []),
  ];
  return [
    text(`${words[`changes_${kind}`]}: `),
    inlineCode(fact.owner),
    ...(fact.member ? [text(` ${fact.member.kind} `), inlineCode(fact.member.name)] : []),
    ...(plan ? [text(` (${words[plan]})`)] : []),
    ...details,
  ];
}

function jsonOfChanges(history: ApiHistory, { from, to }: ReleasePair) {
  return {
    from,
    to,
    products: Object.fromEntries(
      API_FOLDERS.map((folder) => [
        folder,
        productChanges(history, folder, from, to).flatMap(({ changes }) =>
          changes.map(({ fact, ...change }) => ({ api: keyOf(fact), ...change })),
        ),
      ]),
    ),
  };
}
