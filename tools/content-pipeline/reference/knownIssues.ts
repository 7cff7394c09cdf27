import type { Paragraph, PhrasingContent, Table } from 'mdast';
import type { KnownIssue, SiteIssue } from '../page.ts';
import { commaSeparated, inlineCode, joined, link, text } from './nodes.ts';
import { stacked } from './tables.ts';

/** The symptom, with code between backticks. */
export function symptomOf({ symptom }: KnownIssue): PhrasingContent[] {
  return symptom
    .split('`')
    .map((part, index) => (index % 2 ? inlineCode(part) : text(part)))
    .filter(({ value }) => value);
}

/** What an issue affects: "Fixed in 8.12.0. Affects `rows`." Empty if neither is known. */
export function affected({ since, fixedIn, members }: KnownIssue): Paragraph[] {
  const sentences: PhrasingContent[][] = [
    ...(since ? [[text(`Since ${since}.`)]] : []),
    ...(fixedIn ? [[text(`Fixed in ${fixedIn}.`)]] : []),
    ...(members.length > 0 ? [[text('Affects '), ...linksOf(members), text('.')]] : []),
  ];
  const children = joined(sentences, () => text(' '));
  return children.length > 0 ? [{ type: 'paragraph', children }] : [];
}

/** The issues of a product on all pages. */
export function issuesTable(product: unknown, issues: readonly SiteIssue[]): Table {
  const rows = issues
    .filter((issue) => issue.product === product)
    .map((issue) => [
      [link(`${issue.page.path}/#${issue.id}`, ...symptomOf(issue))],
      linksOf(issue.members),
      [text(issue.fixedIn ? `Fixed in ${issue.fixedIn}` : 'No fix known')],
    ]);
  return stacked(['Issue', 'Affects', 'Fix'], rows.length > 0 ? rows : [[[text('None known')], [], []]]);
}

function linksOf(members: KnownIssue['members']): PhrasingContent[] {
  return commaSeparated(members.map(({ name, url }) => link(url, inlineCode(name))));
}
