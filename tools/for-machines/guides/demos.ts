import { pathOfDemo } from '#model/demo';
import { readDemoSource } from '../../demo-compiler/index.ts';
import { type Block, code, commaSeparated, inlineCode, link, paragraph, strong, text } from '../markdown/nodes.ts';
import type { GuideContext } from './context.ts';

/** A demo as TypeScript code blocks with file names, and a link to the running demo. */
export function blocksOfDemo(name: string, { root, folder, addresses, shown }: GuideContext): Block[] {
  const { id, definition, files } = readDemoSource(root, `${folder}/demos/${name}`);
  const sources = files.get('system') ?? [];
  const fresh = sources.filter((file) => shown.get(file.name) !== file.code);
  const repeated = sources.filter((file) => !fresh.includes(file));
  for (const file of fresh) shown.set(file.name, file.code);
  return [
    paragraph(
      strong(text('Demo:')),
      text(' '),
      link(addresses.pageOf(pathOfDemo(id)), text(definition?.title ?? name)),
    ),
    ...fresh.map((file) => code(file.code.trimEnd(), languageOf(file.name), file.name)),
    ...(repeated.length > 0
      ? [
          paragraph(
            text('Also uses '),
            ...commaSeparated(repeated.map((file) => inlineCode(file.name))),
            text(', shown above.'),
          ),
        ]
      : []),
  ];
}

function languageOf(file: string): string {
  return file.slice(file.lastIndexOf('.') + 1);
}
