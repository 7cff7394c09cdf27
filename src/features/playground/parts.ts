import type { Words } from './words.ts';

/** The elements of the playground, by their data attributes. */
export interface Parts {
  root: HTMLElement;
  words: Words;
  part: (name: string) => HTMLElement;
  tool: (action: string) => HTMLElement;
}

export function findParts(root: HTMLElement): Parts {
  const find = (selector: string) => {
    const found = root.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`The playground has no ${selector}.`);
    return found;
  };
  return {
    root,
    words: JSON.parse(root.dataset['words'] ?? '{}') as Words,
    part: (name) => find(`[data-part="${name}"]`),
    tool: (action) => find(`[data-do="${action}"]`),
  };
}

/** Creates an element with text and attributes. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  text = '',
  attributes: Record<string, string> = {},
): HTMLElementTagNameMap[K] {
  const created = document.createElement(tag);
  created.textContent = text;
  for (const [name, value] of Object.entries(attributes)) created.setAttribute(name, value);
  return created;
}
