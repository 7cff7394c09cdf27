import type { KnownIssue, PageReading } from '../page.ts';
import { affected, symptomOf } from '../reference/knownIssues.ts';
import type { JsxFlowElement } from '../tree.ts';
import { element, numberAttribute, textAttribute } from './nodes.ts';

/** Puts the symptom of each issue, and what it affects, before its workaround. The closed list shows how many there are. */
export function renderIssues({ issueLists, issues }: PageReading) {
  for (const node of issueLists) node.attributes = [numberAttribute('count', node.children.length)];
  for (const [node, issue] of issues) {
    const facts = affected(issue).map((paragraph) => ({ ...paragraph, data: { hProperties: { 'data-facts': '' } } }));
    node.attributes = [
      ...(issue.since ? [textAttribute('since', issue.since)] : []),
      ...(issue.fixedIn ? [textAttribute('fixedIn', issue.fixedIn)] : []),
    ];
    node.children = [headingOf(issue), ...facts, ...(node.children as JsxFlowElement['children'])];
  }
}

/** An element instead of a Markdown heading, which the table of contents would list. */
function headingOf(issue: KnownIssue): JsxFlowElement {
  const hProperties = { href: `#${issue.id}`, 'data-heading-link': '' };
  return element(
    'h3',
    [textAttribute('id', issue.id)],
    [{ type: 'paragraph', children: symptomOf(issue), data: { hName: 'a', hProperties } }],
  );
}
