/** The visitor at this browser, and the few things remembered of a visit. */
import { storageSource } from '#lib/storage';
import { drawForVisit } from './visit.ts';
import { PRIVACY_CHOICE_KEY, readVisitor, type BrowserSigns } from './visitor.ts';

/** `refused` or `allowed`; only a reader who used the checkbox has one. */
export const privacyChoice = storageSource(PRIVACY_CHOICE_KEY);

export function currentVisitor() {
  const prefersLessData = matchMedia('(prefers-reduced-data: reduce)').matches;
  return readVisitor(navigator as BrowserSigns, privacyChoice.read(), prefersLessData);
}

/** The draw of this visit under `key`; `undefined` where storage is denied. */
export function drawOfVisit(key: string, share: number) {
  return drawForVisit({ key, share, random: Math.random, memory: () => sessionStorage });
}
