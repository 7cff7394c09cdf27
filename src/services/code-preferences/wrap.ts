import { createPreference } from '#lib/preference';
import { onStorageChange, readStoredChoice, storageSource, type StoredChoice } from '#lib/storage';

/** What happens to code lines that are too long. */
const CODE_WRAP = {
  key: 'mui-code-wrap',
  values: ['scroll', 'wrap'],
  fallback: 'scroll',
} as const satisfies StoredChoice<string>;

/** Set on `<html>`, so that styles apply before paint. */
const WRAP_ATTRIBUTE = 'data-code-wrap';

export const codeWrap = createPreference({ ...CODE_WRAP, sources: [storageSource(CODE_WRAP.key)] });

export function bootCodeWrap() {
  showWrap(readStoredChoice(CODE_WRAP));
}

let isFollowed = false;

/** Applies changes of the preference, made in this tab or in others. Idempotent. */
export function followCodeWrap() {
  if (isFollowed) return;
  isFollowed = true;
  codeWrap.subscribe(showWrap);
  onStorageChange(CODE_WRAP.key, codeWrap.reload);
}

function showWrap(value: string) {
  document.documentElement.setAttribute(WRAP_ATTRIBUTE, value);
}
