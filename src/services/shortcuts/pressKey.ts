import { readStoredChoice } from '#lib/storage';
import { DEMO, HOLDS_KEYS } from '#model/hooks';
import { shortcutOf, SHORTCUTS, SINGLE_KEYS, type ActionName } from './table.ts';

/** Elements that handle keys themselves: inputs, demos, and widgets with type-ahead. */
const KEY_HANDLERS = `input, textarea, select, [contenteditable], [${DEMO}], [role=grid], [role=tree], [role=listbox], [role=menu]`;

/**
 * Runs the shortcut of the pressed key, unless the key is handled elsewhere. It runs in the task of the key, so that the
 * next key already goes to what this one has opened.
 */
export function pressKey(event: KeyboardEvent, actions: Readonly<Record<ActionName, () => void>>) {
  const name = shortcutOf(event.key);
  if (!name || isTaken(event) || readStoredChoice(SINGLE_KEYS) === 'off') return;
  const shortcut = SHORTCUTS[name];
  const element = 'target' in shortcut ? document.querySelector<HTMLElement>(shortcut.target) : null;
  // Also keeps the character out of the input that gets focused.
  event.preventDefault();
  if (name in actions) actions[name as ActionName]();
  else if (element instanceof HTMLInputElement) focusInput(element);
  else element?.click();
}

function isTaken(event: KeyboardEvent) {
  const { target, ctrlKey, metaKey, altKey, repeat, isComposing, defaultPrevented } = event;
  const isPlain = !(ctrlKey || metaKey || altKey || repeat || isComposing || defaultPrevented);
  const isInWidget = target instanceof Element && target.closest(KEY_HANDLERS) !== null;
  // Shortcuts must not affect the page behind a modal dialog.
  return !isPlain || isInWidget || document.querySelector(`:modal, [${HOLDS_KEYS}]`) !== null;
}

/** The input may be inside a closed drawer. */
function focusInput(field: HTMLInputElement) {
  if (!field.checkVisibility()) field.closest<HTMLElement>('[popover]')?.showPopover();
  field.focus();
}
