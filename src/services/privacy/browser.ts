/** The current visitor, and the data stored for a visit. */
import { storageSource } from '#lib/storage';
import { drawForVisit } from './visit.ts';
import { PRIVACY_CHOICE_KEY, readVisitor, type BrowserSigns } from './visitor.ts';

/** `refused` or `allowed`; set only if the visitor used the checkbox. */
export const privacyChoice = storageSource(PRIVACY_CHOICE_KEY);

export function currentVisitor() {
  const prefersLessData = matchMedia('(prefers-reduced-data: reduce)').matches;
  return readVisitor(navigator as BrowserSigns, privacyChoice.read(), prefersLessData);
}

/** The random draw of this visit for `key`; `undefined` if storage is denied. */
export function drawOfVisit(key: string, share: number) {
  return drawForVisit({ key, share, random: Math.random, memory: () => sessionStorage });
}
