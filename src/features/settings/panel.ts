import { isStorageKept } from '#lib/storage';
import { bringDialog } from '#services/parts/browser';
import { DENSITY, DIRECTION, display, displayChoices, MODE, showChoices } from '#services/display-settings/browser';
import { followSingleKeys, pressKey, SINGLE_KEYS, singleKeys } from '#services/shortcuts/browser';
import { announce } from '#ui/browser';
import { choiceOf, type Choice } from './choice.ts';
import { SETTINGS_ID, SHORTCUTS_ID } from './ids.ts';

const density = choiceOf('density', DENSITY.values, displayChoices.density);
const keys = choiceOf('single-keys', SINGLE_KEYS.values, singleKeys);
const OWN_CHOICES: readonly Choice[] = [
  choiceOf('mode', MODE.values, displayChoices.mode),
  choiceOf('direction', DIRECTION.values, displayChoices.direction),
  density,
  keys,
];

// Choices are shown and keys heard whether or not there is a dialog.
showChoices();
followSingleKeys();

/** Shows one of the dialogs, in place of the one that is open. */
export function openDialog(id: string) {
  // Where nothing is kept the reader should know before, not after.
  const isKept = isStorageKept();
  show('[data-settings-kept]', isKept);
  show('[data-settings-not-kept]', !isKept);
  show('[data-settings-offline]', isKeptByWorker());
  document.querySelector<HTMLDialogElement>('dialog:modal')?.close();
  const dialog = document.getElementById(id) as HTMLDialogElement | null;
  dialog?.showModal();
  dialog?.querySelector<HTMLElement>('input:checked')?.focus();
}

export function press(event: KeyboardEvent) {
  pressKey(event, { mode: switchMode });
}

/** Away from what is in effect, whether chosen or the system's. */
function switchMode() {
  const mode = display.get().paletteMode === 'dark' ? 'light' : 'dark';
  displayChoices.mode.set(mode);
  const radio = document.querySelector(`[name="setting-mode"][value="${mode}"]`);
  announce(radio?.parentElement?.textContent ?? mode);
}

let isWired = false;

/** Brings the dialogs and wakes them. */
export async function prepare(more: () => readonly Choice[]) {
  const [panel, shortcuts] = await Promise.all([bringDialog(SETTINGS_ID), bringDialog(SHORTCUTS_ID)]);
  if (!isWired) {
    wire(panel, more);
    for (const dialog of [panel, shortcuts]) closeByBackdrop(dialog);
  }
  isWired = true;
}

/** Ties radios and preferences together, both ways, so that the panel follows other tabs and shortcuts too. */
function wire(panel: HTMLElement, more: () => readonly Choice[]) {
  for (const choice of [...OWN_CHOICES, ...more()]) {
    const radios = panel.querySelectorAll<HTMLInputElement>(`input[name="setting-${choice.name}"]`);
    for (const radio of radios) radio.addEventListener('change', () => choice.choose(radio.value));
    follow(choice, (value) => {
      for (const radio of radios) radio.checked = radio.value === value;
    });
  }
  follow(keys, (value) => show('[data-single-keys-off]', value === 'off'));
  wireReset(panel);
}

/** Everything inside is covered by the sheet; a click on the dialog itself is one on the backdrop. */
function closeByBackdrop(dialog: HTMLDialogElement) {
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
}

function wireReset(panel: HTMLElement) {
  const reset = panel.querySelector<HTMLButtonElement>('[data-reset-density]');
  reset?.addEventListener('click', () => {
    density.choose('normal');
    // The button has nothing left to do and goes; the focus stays near, where its effect is.
    panel.querySelector<HTMLElement>('[name="setting-density"]:checked')?.focus();
  });
  follow(density, (value) => reset?.toggleAttribute('hidden', value === 'normal'));
}

function follow({ get, subscribe }: Choice, listener: (value: string) => void) {
  listener(get());
  subscribe(listener);
}

/** Only where a worker keeps pages is there anything to see. */
function isKeptByWorker(): boolean {
  try {
    return Boolean(navigator.serviceWorker?.controller);
  } catch {
    return false;
  }
}

function show(selector: string, isShown: boolean) {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) element.hidden = !isShown;
}
