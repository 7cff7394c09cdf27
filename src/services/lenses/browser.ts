/** The lenses that a reader has turned on, as preferences; empty while off. */
import { createPreference, type Preference } from '#lib/preference';
import { onStorageChange, storageSource } from '#lib/storage';
import type { DateLibrary } from '#model/demo-dates';
import type { InstallPlan } from '#model/install';
import { parametersIn } from './address.ts';
import { keyOf, LENS_IDS, LENSES, type LensId } from './lenses.ts';
import { showLens } from './show.ts';

export type { LensId } from './lenses.ts';

function createLens<Value extends string>(id: LensId) {
  return createPreference<Value | ''>({
    values: (raw) => (LENSES[id].test(raw) ? (raw as Value) : undefined),
    fallback: '',
    sources: [storageSource(keyOf(id))],
  });
}

// The server renders the theme studio, too.
if (typeof location !== 'undefined') adoptAddress();

export const usedPlan = createLens<InstallPlan>('plan');
export const usedRelease = createLens<string>('release');
export const usedDates = createLens<DateLibrary>('dates');
/** The language of demos, `pt-BR`. */
export const usedLocale = createLens<string>('locale');
/** As text; `model/theme-choice` reads it. */
export const usedTheme = createLens<string>('theme');

type AnyLens = Pick<Preference<string>, 'reload' | 'subscribe'> & Pick<Preference<''>, 'set'>;

const preferences: Readonly<Record<LensId, AnyLens>> = {
  plan: usedPlan,
  release: usedRelease,
  dates: usedDates,
  locale: usedLocale,
  theme: usedTheme,
};

for (const id of LENS_IDS) preferences[id].subscribe((value) => showLens(id, value));

export function turnOff(id: LensId) {
  preferences[id].set('');
}

/** Stores what a link has turned on, and removes its parameters: a reload would undo what the reader chooses from now on. */
function adoptAddress() {
  const asked = parametersIn(location);
  const url = new URL(location.href);
  for (const id of LENS_IDS) {
    const value = asked.get(id) ?? '';
    if (!LENSES[id].test(value)) continue;
    storageSource(keyOf(id)).write(value);
    url.searchParams.delete(id);
  }
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}

let isFollowed = false;

/** Follows choices made in other tabs. Idempotent. */
export function followLenses() {
  if (isFollowed) return;
  isFollowed = true;
  for (const id of LENS_IDS) onStorageChange(keyOf(id), preferences[id].reload);
}
