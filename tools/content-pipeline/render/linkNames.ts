import type { ElementContent } from 'hast';

/** Tokens whose text is no reference to a name. */
const OTHER_TEXT = new Set(['comment', 'string', 'attr-name', 'attr-value', 'property', 'regex']);
const NAMES = /(?<![\w$.'"-])[A-Za-z_$][\w$]*(?![\w$:])/g;
const END_OF_IMPORT = /^import\b|^\} from /;

/**
 * Links names in highlighted code to their reference: once in the imports and once below, because every link is a tab stop.
 * The text of the code does not change.
 */
export function linkNames(
  lines: readonly (readonly ElementContent[])[],
  hrefOf: (name: string) => string | undefined,
): ElementContent[][] {
  const lastImport = lines.findLastIndex((line) => END_OF_IMPORT.test(line.map(textOf).join('')));
  const linked = new Set<string>();

  function linkText(text: string): ElementContent[] {
    const parts: ElementContent[] = [];
    let position = 0;
    for (const { 0: name, index } of text.matchAll(NAMES)) {
      const href = linked.has(name) ? undefined : hrefOf(name);
      if (!href) continue;
      linked.add(name);
      if (index > position) parts.push({ type: 'text', value: text.slice(position, index) });
      parts.push({ type: 'element', tagName: 'a', properties: { href }, children: [{ type: 'text', value: name }] });
      position = index + name.length;
    }
    if (position < text.length) parts.push({ type: 'text', value: text.slice(position) });
    return parts;
  }

  function linkNode(node: ElementContent): ElementContent[] {
    if (node.type === 'text') return linkText(node.value);
    if (node.type !== 'element' || isOtherText(node.properties['className'])) return [node];
    return [{ ...node, children: node.children.flatMap(linkNode) }];
  }

  return lines.map((line, index) => {
    if (index === lastImport + 1) linked.clear();
    return line.flatMap(linkNode);
  });
}

function isOtherText(classNames: unknown): boolean {
  return Array.isArray(classNames) && classNames.some((name) => OTHER_TEXT.has(String(name)));
}

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
