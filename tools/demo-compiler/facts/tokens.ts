import type { ElementContent } from 'hast';
import type { CodeLine, CodeToken, DemoFile } from '#model/demo';
import { highlight } from '../../content-pipeline/index.ts';
import type { SourceFile } from '../twin/toJavaScript.ts';

/** A highlighted file. The text of all tokens is exactly the file without its last line break. */
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
  // All Prism tokens have this class; the component that renders code adds it back.
  const className = names.filter((name) => name !== 'token').join(' ');
  return [[className, node.children.flatMap(tokenOf)]];
}
