import { SHOWN_THEME } from '#model/hooks';

/** The text of the reader's theme, or nothing while the lens is off. */
export function shownTheme(): string {
  return document.documentElement.getAttribute(SHOWN_THEME) ?? '';
}

export function followShownTheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: [SHOWN_THEME] });
  return () => observer.disconnect();
}
