/** Lets a room say how HTML that reaches a sink is made harmless; until then the default policy refuses all of it. */
export { allowPrinting } from './allowPrinting.ts';
import { setSanitizer, type Sanitizer } from './sanitizerSlot.ts';

export function allowHtml(sanitizer: Sanitizer) {
  setSanitizer(window as object, sanitizer);
}
