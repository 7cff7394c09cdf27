/** Links a stylesheet; the fallback when fetching it has failed. */
export function linkStyles(href: string) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
}
