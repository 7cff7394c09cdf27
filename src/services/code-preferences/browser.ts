import type { Hook } from '#lib/hook';
import type { Preference } from '#lib/preference';
import { codeStyling, codeVariant } from './preferences.ts';
import { SHOWN_STYLING, SHOWN_VARIANT } from '#model/hooks';

export { parseDemoHash, variantInHash } from './hash.ts';
export { codeStyling, codeVariant } from './preferences.ts';
export { codeWrap, followCodeWrap } from './wrap.ts';

let isFollowed = false;

/** Applies the preferences to the page, now and whenever they change. Idempotent. */
export function followCodePreferences() {
  if (isFollowed) return;
  isFollowed = true;
  follow(codeVariant, SHOWN_VARIANT);
  follow(codeStyling, SHOWN_STYLING);
}

/** The hash may have changed since the attribute was set before paint, and with it the preference. */
function follow<T extends string>({ get, subscribe }: Preference<T>, attribute: Hook<HTMLElement, T>) {
  const show = (value: T) => document.documentElement.setAttribute(attribute, value);
  subscribe(show);
  show(get());
}
