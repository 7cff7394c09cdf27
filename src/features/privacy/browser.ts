/** Activates the checkbox on the privacy page. */
import { privacyChoice } from '#services/privacy/browser';

export function activatePrivacyChoice() {
  for (const box of document.querySelectorAll<HTMLInputElement>('input[data-privacy-choice]')) {
    box.checked = privacyChoice.read() === 'refused';
    box.disabled = false;
    box.addEventListener('change', () => privacyChoice.write(box.checked ? 'refused' : 'allowed'));
  }
}
