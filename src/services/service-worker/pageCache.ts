/** In a separate module, because every page loads it. */
export const isPageCache = (name: string) => name.startsWith('x-docs-pages-');
