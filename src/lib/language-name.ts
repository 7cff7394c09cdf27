/** `português` for `pt`: a language by its own name; `undefined` if it is unknown. Short, because every page inlines it. */
export function nameOfLanguage(tag: string): string | undefined {
  return new Intl.DisplayNames(tag, { type: 'language', fallback: 'none' }).of(tag);
}

/** `Português`. */
export function titleOfLanguage(tag: string): string {
  const name = nameOfLanguage(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
