/** Activates the consent bar and the links and buttons that open it again. */
import {
  CONSENT_BAR_ATTRIBUTE,
  currentConsent,
  followOtherTabs,
  isRefusedByBrowser,
  privacyChoice,
} from '#services/privacy/browser';
import { announce } from '#ui/browser';

/** Call once. */
export function activateConsent() {
  const root = document.documentElement;
  const bar = document.querySelector<HTMLElement>('[data-consent-region]');
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
    const target =
      event.target instanceof Element
        ? event.target.closest<HTMLElement>('[data-consent-choice], [data-consent-open]')
        : null;
    const choice = target?.dataset['consentChoice'];
    if (choice === 'allowed' || choice === 'refused') choose(choice);
    // With a signal of the browser, the link leads to the privacy page, which says that there is nothing to choose.
    else if (target && !isRefusedByBrowser()) {
      event.preventDefault();
      opener = target;
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
    announce(bar?.dataset[choice] ?? '');
  }

  function setOpen(isOpen: boolean) {
    root.toggleAttribute(CONSENT_BAR_ATTRIBUTE, isOpen);
  }
}

/** On the privacy page. */
function showStatus() {
  const status = document.querySelector<HTMLElement>('[data-consent-status]');
  if (!status) return;
  const isSignal = isRefusedByBrowser();
  status.textContent = status.dataset[isSignal ? 'signal' : currentConsent()] ?? '';
  const button = status.parentElement?.querySelector('button');
  if (button) button.hidden = isSignal;
}
