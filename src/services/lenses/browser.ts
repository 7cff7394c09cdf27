/** The lenses that a reader has turned on, as preferences; empty while off. */
import { createPreference, type Preference } from '#lib/preference';
import { onStorageChange, storageSource } from '#lib/storage';
import { lensesIn } from './address.ts';
import { LENS_IDS, LENSES, type LensId } from './lenses.ts';
import { showLens } from './show.ts';

export { PLANS, type LensId } from './lenses.ts';

function createLens<Value extends string>(key: string, parse: (raw: string) => Value | undefined) {
  return createPreference<Value | ''>({ values: parse, fallback: '', sources: [storageSource(key)] });
}

export const usedPlan = createLens(LENSES.plan.key, LENSES.plan.parse);
export const usedRelease = createLens<string>(LENSES.release.key, LENSES.release.parse);

const preferences: Readonly<Record<LensId, Pick<Preference<string>, 'reload' | 'subscribe'>>> = {
  plan: usedPlan,
  release: usedRelease,
};

for (const id of LENS_IDS) {
  preferences[id].subscribe((value) => {
    showLens(id, value);
    forgetAddress(id);
  });
}

/** Removes the parameter that turned a lens on, or the next visit of the address would undo the reader's own choice. */
function forgetAddress(id: LensId) {
  if (!lensesIn(location).some(([asked]) => asked === id)) return;
  const url = new URL(location.href);
  url.searchParams.delete(id);
  history.replaceState(history.state, '', url);
}

export function turnOff(id: LensId) {
  if (id === 'plan') usedPlan.set('');
  else usedRelease.set('');
}

let isFollowed = false;

/** Follows choices made in other tabs. Idempotent. */
export function followLenses() {
  if (isFollowed) return;
  isFollowed = true;
  for (const id of LENS_IDS) onStorageChange(LENSES[id].key, preferences[id].reload);
}
