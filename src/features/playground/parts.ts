import type { Words } from './words.ts';

/** The elements of the workbench, by the name the page gives them. */
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

/** An element with text and attributes. */
export function element<K extends keyof HTMLElementTagNameMap>(tag: K, text = '', attributes: Record<string, string> = {}): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  made.textContent = text;
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}
