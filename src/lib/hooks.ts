/** An attribute that components render and controllers look for. Each room declares its own once. */
export type Hook = `data-${string}`;
export type Selector<H extends Hook> = `[${H}]`;

/** The attribute as props: `<div {...hooked(STAGE)}>`. */
export function hooked(hook: Hook, value = ''): Partial<Record<Hook, string>> {
  return { [hook]: value };
}

export function find(root: ParentNode, hook: Hook, value?: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(value === undefined ? `[${hook}]` : `[${hook}="${value}"]`);
}

export function findAll(root: ParentNode, hook: Hook): NodeListOf<HTMLElement> {
  return root.querySelectorAll<HTMLElement>(`[${hook}]`);
}
