import type { BlockContent } from 'mdast';
import { FIRST_CHOICE, INSTALL_PLANS, INSTALL_PRODUCTS, packagesFor } from '#model/install';
import { type Command, installCommand, runCommand } from '#model/package-commands';
import type { JsxElement } from '../../content-pipeline/index.ts';
import { type Block, code, paragraph, quote, strong, text } from '../markdown/nodes.ts';
import { attribute, inlinesOfElement } from './inlines.ts';

const CALLOUT_WORDS = new Map([
  ['info', 'Note'],
  ['success', 'Tip'],
  ['warning', 'Warning'],
  ['error', 'Danger'],
]);

/** The Markdown of a block-level element. `children` have been converted already. */
export function blocksOfElement(element: JsxElement, children: Block[]): Block[] {
  switch (element.name) {
    case 'Callout': {
      const word = CALLOUT_WORDS.get(attribute(element, 'kind')) ?? 'Note';
      const title = attribute(element, 'title');
      return [quote(paragraph(strong(text(title ? `${word}: ${title}` : word))), ...(children as BlockContent[]))];
    }
    case 'Install':
      return [commandBlock(installCommand(attribute(element, 'packages'), attribute(element, 'dev') === 'true'))];
    case 'Run':
      return [commandBlock(runCommand(attribute(element, 'command')))];
    case 'Details':
      return [paragraph(strong(text(attribute(element, 'summary')))), ...children];
    case 'Change':
      return [paragraph(...inlinesOfElement(element, []))];
    case 'Tile':
      return [paragraph(strong(text(attribute(element, 'title')))), ...children];
    case 'CommandBuilder':
      return [
        commandBlock(installCommand(packagesFor(FIRST_CHOICE))),
        paragraph(text('The same for every product and plan:')),
        code(everyCommand(), 'bash'),
      ];
    case 'Picture':
      return [paragraph({ type: 'emphasis', children: [text(`Picture: ${attribute(element, 'alt')}`)] })];
    default:
      return children;
  }
}

/** The commands for all choices of the command builder. */
function everyCommand(): string {
  const choices = INSTALL_PRODUCTS.flatMap(({ id: product, name, versions }) =>
    INSTALL_PLANS.filter(({ id }) => versions[id]).map((plan) => ({
      title: `${name}, ${plan.name}`,
      choice: { ...FIRST_CHOICE, product, plan: plan.id },
    })),
  );
  return choices.flatMap(({ title, choice }) => [`# ${title}`, installCommand(packagesFor(choice)).npm]).join('\n');
}

/** One command that can be pasted, and the others as comments after it. */
function commandBlock({ npm, ...others }: Command): Block {
  return code(
    [npm, '# or, with another package manager:', ...Object.values(others).map((command) => `# ${command}`)].join('\n'),
    'bash',
  );
}
