/** Shows the reader's lenses before paint, then follows other tabs. */
import { followStorage, readStored } from '#lib/storage';
import { parametersIn } from './address.ts';
import { keyOf, LENS_IDS, LENSES } from './lenses.ts';
import { showLens } from './show.ts';

/** An address wins; the preferences store it later. Gives the same result as they in fewer bytes, because this is inlined. */
export function bootLenses() {
  followStorage(() => {
    const asked = parametersIn(location);
    for (const id of LENS_IDS) {
      const isValue = (raw: string | null | undefined) => LENSES[id].test(raw ?? '');
      showLens(id, [asked.get(id), readStored(keyOf(id))].find(isValue) ?? '');
    }
  });
}
