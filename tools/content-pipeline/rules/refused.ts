import type { Nodes } from 'mdast';
import type { PageContext } from '../page.ts';
import { quote } from '../problem.ts';
import { lineOf } from '../tree.ts';

const PICTURE_ADVICE = 'Write <Picture light="./a-light.svg" dark="./a-dark.svg" alt="…" width={640} height={320} />.';

/** Reports Markdown and MDX syntax that pages may not use. */
export function refuse(node: Nodes, { report }: PageContext) {
  const line = lineOf(node);
  switch (node.type) {
    case 'mdxjsEsm':
      return report(
        line,
        'Imports and exports are not allowed.',
        'Remove the line; components are available without imports.',
      );
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      // A comment is an expression without statements.
      if (node.data?.estree?.body.length === 0) return;
      return report(
        line,
        `Expression ${quote(`{${node.value}}`)} is not allowed.`,
        'Write "\\{" for a brace, or put it in code.',
      );
    case 'image':
    case 'imageReference':
      return report(line, 'Markdown image is not allowed.', PICTURE_ADVICE);
    case 'footnoteDefinition':
    case 'footnoteReference':
      return report(line, 'Footnote is not allowed.', 'Put the note in the text.');
    case 'definition':
      return report(line, 'Link definition is not allowed.', 'Write the address in the link: [words](address).');
    case 'html':
      return report(line, 'Raw HTML is not allowed.', 'Use Markdown.');
    default:
  }
}
