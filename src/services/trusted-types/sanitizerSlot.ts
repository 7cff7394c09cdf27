/** Turns any HTML into harmless HTML. */
export type Sanitizer = (html: string) => string;

/** A symbol, because an element with an id could take the place of a named global. */
const KEY = Symbol.for('docs.sanitizer');

interface SanitizerHolder {
  [KEY]?: Sanitizer;
}

/** The inline boot script and the modules are two bundles; the window is what both see. */
export function sanitizerOf(holder: SanitizerHolder): Sanitizer | undefined {
  return holder[KEY];
}

export function setSanitizer(holder: SanitizerHolder, sanitizer: Sanitizer) {
  holder[KEY] = sanitizer;
}
