/** Announces a message to screen readers and shows it briefly as a toast. */
let timer: ReturnType<typeof setTimeout> | undefined;

const SHOWN_MS = 2500;
/** Long enough to read the message and reach the button. */
const SHOWN_WITH_UNDO_MS = 8000;

export interface Undo {
  label: string;
  act: () => void;
}

interface AnnounceOptions {
  undo?: Undo | undefined;
  /** Whether the control itself shows the result, so that only screen readers need the message. */
  isShown?: boolean;
}

export function announce(message: string, { undo, isShown = false }: AnnounceOptions = {}) {
  const shown = document.querySelector('.toast') ?? createRegion();
  // A repeated text is announced only if the region was empty in between.
  shown.replaceChildren();
  shown.classList.toggle('visually-hidden', isShown);
  clearTimeout(timer);
  requestAnimationFrame(() => shown.replaceChildren(message, ...(undo ? [createButton(undo, shown)] : [])));
  timer = setTimeout(() => shown.replaceChildren(), undo ? SHOWN_WITH_UNDO_MS : SHOWN_MS);
}

function createButton({ label, act }: Undo, shown: Element) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', () => {
    shown.replaceChildren();
    act();
  });
  return button;
}

function createRegion() {
  const element = document.createElement('div');
  element.setAttribute('role', 'status');
  element.className = 'toast';
  element.dataset['print'] = 'hide';
  document.body.append(element);
  return element;
}
