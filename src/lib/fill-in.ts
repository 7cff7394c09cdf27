/** Replaces the placeholders of a text such as `{count} results`. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(Object.hasOwn(values, name) ? values[name] : placeholder),
  );
}
