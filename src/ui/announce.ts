import { HOLDS_KEYS } from '#model/hooks';

/** Announces a message to screen readers and shows it briefly as a toast. */
let timer: ReturnType<typeof setTimeout> | undefined;

const SHOWN_MS = 2500;
/** Long enough to read the message and reach the button. */
const SHOWN_WITH_BUTTON_MS = 8000;

interface AnnounceOptions {
  /** Follows the message; the message disappears with its click. */
  button?: HTMLButtonElement | undefined;
  /** Whether the control itself shows the result, so that only screen readers need the message. */
  isShown?: boolean;
  /** Whether single-key shortcuts are off as long as the message is shown: a word is still being typed. */
  holdsKeys?: boolean;
}

export function announce(message: string, { button, isShown = false, holdsKeys = false }: AnnounceOptions = {}) {
  const shown = document.querySelector('.toast') ?? createRegion();
  const empty = () => {
    shown.replaceChildren();
    shown.removeAttribute(HOLDS_KEYS);
  };
  // A repeated text is announced only if the region was empty in between.
  empty();
  shown.classList.toggle('visually-hidden', isShown);
  shown.toggleAttribute(HOLDS_KEYS, holdsKeys);
  clearTimeout(timer);
  requestAnimationFrame(() => shown.replaceChildren(message, button ?? ''));
  button?.addEventListener('click', empty);
  timer = setTimeout(empty, button ? SHOWN_WITH_BUTTON_MS : SHOWN_MS);
}

function createRegion() {
  const element = document.createElement('div');
  element.setAttribute('role', 'status');
  element.className = 'toast';
  element.dataset['print'] = 'hide';
  document.body.append(element);
  return element;
}
