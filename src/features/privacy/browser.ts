/** Activates the consent bar and the links and buttons that open it again. */
import { find, findAround, read, readTexts } from '#lib/hook';
import { CONSENT_BAR } from '#model/hooks';
import {
  CONSENT_BAR_ATTRIBUTE,
  currentConsent,
  followOtherTabs,
  isRefusedByBrowser,
  privacyChoice,
} from '#services/privacy/browser';
import { announce } from '#ui/browser';
import { CONSENT_CHOICE, CONSENT_OPEN, CONSENT_STATUS } from './hooks.ts';
import type { ConsentText } from './texts.ts';

/** Call once. */
export function activateConsent() {
  const root = document.documentElement;
  const bar = find(CONSENT_BAR);
  if (!bar) return;
  let opener: HTMLElement | undefined;

  for (const button of bar.querySelectorAll('button')) button.disabled = false;
  showStatus();
  followOtherTabs();
  privacyChoice.subscribe(() => {
    setOpen(currentConsent() === 'pending');
    showStatus();
  });
  document.addEventListener('click', (event) => {
    const button = findAround(CONSENT_CHOICE, event.target);
    const choice = button && read(CONSENT_CHOICE, button);
    if (choice) return choose(choice);
    const open = findAround(CONSENT_OPEN, event.target);
    // With a signal of the browser, the link leads to the privacy page, which says that there is nothing to choose.
    if (open && !isRefusedByBrowser()) {
      event.preventDefault();
      opener = open;
      setOpen(true);
      bar.focus();
    }
  });

  function choose(choice: 'allowed' | 'refused') {
    privacyChoice.set(choice);
    // The same choice as before is no change, but it closes the bar too.
    setOpen(false);
    opener?.focus();
    opener = undefined;
    if (bar) announce(readTexts<ConsentText>(bar)[choice]);
  }

  function setOpen(isOpen: boolean) {
    root.toggleAttribute(CONSENT_BAR_ATTRIBUTE, isOpen);
  }
}

/** On the privacy page. */
function showStatus() {
  const status = find(CONSENT_STATUS);
  if (!status) return;
  const isSignal = isRefusedByBrowser();
  status.textContent = readTexts<ConsentText>(status)[isSignal ? 'signal' : currentConsent()];
  const button = status.parentElement?.querySelector('button');
  if (button) button.hidden = isSignal;
}
