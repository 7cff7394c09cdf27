/** Converts untrusted HTML to safe HTML. */
export type Sanitizer = (html: string) => string;

/** A symbol, because an element with a matching id could clobber a named global. */
const KEY = Symbol.for('docs.sanitizer');

interface SanitizerHolder {
  [KEY]?: Sanitizer;
}

/** The inline boot script and the modules are separate bundles that share only the window. */
export function sanitizerOf(holder: SanitizerHolder): Sanitizer | undefined {
  return holder[KEY];
}

export function setSanitizer(holder: SanitizerHolder, sanitizer: Sanitizer) {
  holder[KEY] = sanitizer;
}
