/** `Deutsch` for `de`: a language by its own name, empty if it is unknown. */
export function nameOfLanguage(tag: string): string {
  const name = new Intl.DisplayNames(tag, { type: 'language', fallback: 'none' }).of(tag) ?? '';
  return name.charAt(0).toUpperCase() + name.slice(1);
}
