/** Shows the reader's lenses before paint, then follows other tabs. */
import { storageSource } from '#lib/storage';
import { lensesIn } from './address.ts';
import { LENS_IDS, LENSES } from './lenses.ts';
import { showLens } from './show.ts';

export function bootLenses() {
  for (const [id, value] of lensesIn(location)) storageSource(LENSES[id].key).write(value);
  const show = () => {
    for (const id of LENS_IDS) showLens(id, LENSES[id].parse(storageSource(LENSES[id].key).read() ?? '') ?? '');
  };
  show();
  addEventListener('storage', show);
  addEventListener('pageshow', show);
  document.addEventListener('prerenderingchange', show);
}
