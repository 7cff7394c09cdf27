/** Apart from the other names, because every page asks for this one. */
export const isPageCache = (name: string) => name.startsWith('x-docs-pages-');
