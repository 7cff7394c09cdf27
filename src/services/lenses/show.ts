import { nameOfLanguage } from '#lib/language-name';
import { attributeOf, type LensId } from './lenses.ts';

/** Puts a choice on the root; an empty one turns the lens off. Styles that print the value read it from the property. */
export function showLens(id: LensId, value: string) {
  const root = document.documentElement;
  const attribute = attributeOf(id);
  // The same attribute again would restyle the whole page.
  if (root.getAttribute(attribute) === (value || null)) return;
  root.style.setProperty(`--${id}-lens`, value && printed(id, value));
  if (value) root.setAttribute(attribute, value);
  else root.removeAttribute(attribute);
}

/** The custom property of a value, for the chip: a language by its own name, a theme by the primary color it begins with. */
function printed(id: LensId, value: string): string {
  if (id === 'theme') return `#${value.slice(0, 6)}`;
  return `'${id === 'locale' ? nameOfLanguage(value) : value}'`;
}
