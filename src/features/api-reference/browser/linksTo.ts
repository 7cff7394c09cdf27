/** The links to a heading: its own, and the one in the table of contents. */
export function linksTo(heading: Element | null): HTMLAnchorElement[] {
  return heading?.id ? [...document.querySelectorAll<HTMLAnchorElement>(`a[href="#${CSS.escape(heading.id)}"]`)] : [];
}
