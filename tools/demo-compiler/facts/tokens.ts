import type { ElementContent } from 'hast';
import { folderOfPackage, usageKey } from '#model/api-usage';
import type { CodeLine, CodeToken, DemoFile } from '#model/demo';
import { highlight, linkNames } from '../../content-pipeline/index.ts';
import type { SourceFile } from '../javascript/toJavaScript.ts';
import { type DemoImport, importsOf } from './imports.ts';

/**
 * A highlighted file. The text of all tokens is exactly the file without its last line break. Names from the documented
 * packages are links to their usage key, until `linkDemo` replaces it by an address.
 */
export function highlightFile(
  { name, code }: SourceFile,
  imports: readonly DemoImport[] = importsOf({ name, code }),
): DemoFile {
  const language = name.slice(name.lastIndexOf('.') + 1);
  const keys = keysOf(imports);
  const lines = highlight(code.replace(/\n$/, ''), language);
  return { name, lines: (keys.size > 0 ? linkNames(lines, (local) => keys.get(local)) : lines).map(lineOf) };
}

/** `data-grid/GridColDef`, by the local name of the import. */
function keysOf(imports: readonly DemoImport[]): ReadonlyMap<string, string> {
  return new Map(
    imports.flatMap(({ packageName, names }) => {
      const folder = folderOfPackage(packageName ?? '');
      return folder ? names.map(({ exported, local }) => [local, usageKey(folder, exported)] as const) : [];
    }),
  );
}

function lineOf(nodes: readonly ElementContent[]): CodeLine {
  return nodes.flatMap(tokenOf);
}

function tokenOf(node: ElementContent): CodeToken[] {
  if (node.type === 'text') return [node.value];
  if (node.type !== 'element') return [];
  const { className, href } = node.properties;
  const content = node.children.flatMap(tokenOf);
  if (typeof href === 'string') return [['', content, href]];
  const names = Array.isArray(className) ? className : [];
  // All Prism tokens have this class; the component that renders code adds it back.
  return [[names.filter((name) => name !== 'token').join(' '), content]];
}
