import { attributeOf, type LensId } from './lenses.ts';

/** Puts a choice on the root; an empty one turns the lens off. Styles that print the value read it from the property. */
export function showLens(id: LensId, value: string) {
  const root = document.documentElement;
  const attribute = attributeOf(id);
  // The same attribute again would restyle the whole page.
  if (root.getAttribute(attribute) === (value || null)) return;
  // Of a theme, the chip shows the primary color, with which the text begins.
  root.style.setProperty(`--${id}-lens`, value && (id === 'theme' ? `#${value.slice(0, 6)}` : `'${value}'`));
  if (value) root.setAttribute(attribute, value);
  else root.removeAttribute(attribute);
}
