import { createDisplay } from './createDisplay.ts';
import { shownDisplay } from './document.ts';

/** The settings in effect. The attributes on `<html>` are the truth; whoever changes them, this store hears of it. */
export const display = createDisplay({
  read: shownDisplay,
  observe: (listener) => {
    const attributeFilter = ['data-mode', 'dir', 'data-density'];
    new MutationObserver(listener).observe(document.documentElement, { attributeFilter });
  },
});
