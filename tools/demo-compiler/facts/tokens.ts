import type { ElementContent } from 'hast';
import type { CodeLine, CodeToken, DemoFile } from '#model/demo';
import { highlight } from '../../content-pipeline/index.ts';
import type { SourceFile } from '../twin/twinOf.ts';

/** A file with its colors. The text of all tokens, line by line, is exactly the file without its last line end. */
export function highlightFile({ name, code }: SourceFile): DemoFile {
  const language = name.slice(name.lastIndexOf('.') + 1);
  return { name, lines: highlight(code.replace(/\n$/, ''), language).map(lineOf) };
}

function lineOf(nodes: readonly ElementContent[]): CodeLine {
  return nodes.flatMap(tokenOf);
}

function tokenOf(node: ElementContent): CodeToken[] {
  if (node.type === 'text') return [node.value];
  if (node.type !== 'element') return [];
  const names = Array.isArray(node.properties['className']) ? node.properties['className'] : [];
  // Every token of Prism has this class; what shows the code puts it back.
  const className = names.filter((name) => name !== 'token').join(' ');
  return [[className, node.children.flatMap(tokenOf)]];
}
