/** The network has nothing to sell and points to its own page of backers (specification §4). */
export function isBackersLink(href: string): boolean {
  try {
    const segments = new URL(href).pathname.split('/').filter(Boolean);
    return segments.at(-1) === 'backers';
  } catch {
    return false;
  }
}
