/** Sets the sanitizer for HTML that reaches a sink; until then the default policy rejects all HTML. */
export { allowPrinting } from './allowPrinting.ts';
import { setSanitizer, type Sanitizer } from './sanitizerSlot.ts';

export function allowHtml(sanitizer: Sanitizer) {
  setSanitizer(window as object, sanitizer);
}
