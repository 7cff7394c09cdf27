import { singleKeys } from './singleKeys.ts';
import { shortcutOf, SHORTCUTS, type ActionName } from './table.ts';

/** Where keys belong to what has the focus: fields, demos, and widgets that search as one types. */
const OWN_KEYS = 'input, textarea, select, [contenteditable], [data-demo], [role=grid], [role=tree], [role=listbox], [role=menu]';

/** Does what the pressed key stands for, unless somebody else has a better claim to it. */
export function pressKey(event: KeyboardEvent, actions: Readonly<Record<ActionName, () => void>>) {
  const name = shortcutOf(event.key);
  if (!name || isTaken(event) || singleKeys.get() === 'off') return;
  const shortcut = SHORTCUTS[name];
  const element = 'target' in shortcut ? document.querySelector<HTMLElement>(shortcut.target) : null;
  // Also keeps the key from typing into the field that it focuses.
  event.preventDefault();
  if (name in actions) actions[name as ActionName]();
  else if (element instanceof HTMLInputElement) focusField(element);
  else element?.click();
}

function isTaken(event: KeyboardEvent) {
  const { target, ctrlKey, metaKey, altKey, repeat, isComposing, defaultPrevented } = event;
  const isPlain = !(ctrlKey || metaKey || altKey || repeat || isComposing || defaultPrevented);
  const isInWidget = target instanceof Element && target.closest(OWN_KEYS) !== null;
  // While a dialog asks for attention the page behind it does nothing.
  return !isPlain || isInWidget || document.querySelector(':modal') !== null;
}

/** A field may stand in a closed drawer. */
function focusField(field: HTMLInputElement) {
  if (!field.checkVisibility()) field.closest<HTMLElement>('[popover]')?.showPopover();
  field.focus();
}
