import { SHOWN_MODE, SHOWN_VARIANT } from '#model/hooks';
import type { UserProperties } from './events.ts';
import { createPropertyReporter, roundRatio } from './userProperties.ts';
import { track } from './track.ts';

/** Reports the user properties now, and each one again when it changes. */
export function followUserProperties() {
  const report = createPropertyReporter(track);
  const check = () => report(readProperties());
  check();
  // Mode, direction and code preferences are attributes of `<html>`.
  new MutationObserver(check).observe(document.documentElement, { attributes: true });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', check);
  followResolution(check);
}

function readProperties(): UserProperties {
  const root = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const mode = root.getAttribute(SHOWN_MODE);
  return {
    codeVariant: root.getAttribute(SHOWN_VARIANT) ?? 'TS',
    userLanguage: root.lang,
    devicePixelRatio: roundRatio(devicePixelRatio),
    colorSchemeOS: system,
    colorScheme: mode === 'light' || mode === 'dark' ? mode : system,
  };
}

/** The media query contains the current ratio, so each change needs a new one. */
function followResolution(listener: () => void) {
  matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener(
    'change',
    () => {
      listener();
      followResolution(listener);
    },
    { once: true },
  );
}
