import { isStorageWritable } from '#lib/storage';
import { loadDialog } from '#services/parts/browser';
import { CODE_WRAP, codeWrap, followCodeWrap } from '#services/code-preferences/browser';
import { display, followModeChoice, MODE, modeChoice } from '#services/display-settings/browser';
import { followSingleKeys, SINGLE_KEYS, singleKeys } from '#services/shortcuts/browser';
import { announce } from '#ui/browser';
import { choiceOf, type Choice } from './choice.ts';
import { SETTINGS_ID, SHORTCUTS_ID } from './ids.ts';

const shown = (name: string, get: Choice['get'], choose: Choice['choose']): Choice => {
  return { name, get, choose, subscribe: (listener) => void display.subscribe(() => listener(get())) };
};
const density = shown(
  'density',
  () => (display.get().dense ? 'dense' : 'normal'),
  (value) => display.dispatch(value === 'dense' ? { type: 'set-dense', dense: true } : { type: 'reset-density' }),
);
const keys = choiceOf('single-keys', SINGLE_KEYS.values, singleKeys);
const OWN_CHOICES: readonly Choice[] = [
  choiceOf('mode', MODE.values, { ...modeChoice, set: display.chooseMode }),
  shown(
    'direction',
    () => display.get().direction,
    (value) => display.dispatch({ type: 'change', direction: value === 'rtl' ? 'rtl' : 'ltr' }),
  ),
  density,
  choiceOf('code-wrap', CODE_WRAP.values, codeWrap),
  keys,
];

// Settings apply and shortcuts work even if the dialogs fail to load.
followModeChoice();
followSingleKeys();
followCodeWrap();

/** Updates a dialog that has just been opened, or filled after that. */
function start(dialog: HTMLDialogElement) {
  // Tell the user up front if settings can't be stored.
  const isKept = isStorageWritable();
  show('[data-settings-kept]', isKept);
  show('[data-settings-not-kept]', !isKept);
  show('[data-settings-offline]', hasWorker());
  (dialog.querySelector<HTMLElement>('input:checked') ?? dialog.querySelector('button'))?.focus();
}

/** Toggles the effective mode, whether it was chosen or comes from the system. */
export function toggleMode() {
  const mode = display.get().paletteMode === 'dark' ? 'light' : 'dark';
  display.dispatch({ type: 'change', paletteMode: mode });
  announce(document.querySelector<HTMLElement>('[data-switches-mode]')?.dataset[mode] ?? '');
}

let isWired = false;

/** Loads the dialogs, attaches their event handlers, and returns what is done each time one is opened. */
export async function prepare(more: () => readonly Choice[]) {
  await Promise.all([loadDialog(SETTINGS_ID), loadDialog(SHORTCUTS_ID)]);
  const panel = document.getElementById(SETTINGS_ID);
  if (!isWired && panel) {
    isWired = true;
    wire(panel, more);
    for (const dialog of document.querySelectorAll<HTMLDialogElement>(`#${SETTINGS_ID}, #${SHORTCUTS_ID}`))
      closeByBackdrop(dialog);
  }
  return start;
}

/** Two-way binding of radios and preferences, so that the panel also reflects changes by shortcuts and other tabs. */
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

/** The sheet covers the whole dialog, so a click on the dialog itself is a click on the backdrop. */
function closeByBackdrop(dialog: HTMLDialogElement) {
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
}

function wireReset(panel: HTMLElement) {
  const reset = panel.querySelector<HTMLButtonElement>('[data-reset-density]');
  reset?.addEventListener('click', () => {
    density.choose('normal');
    // The button is about to be hidden; move focus to the selected option.
    panel.querySelector<HTMLElement>('[name="setting-density"]:checked')?.focus();
  });
  follow(density, (value) => reset?.toggleAttribute('hidden', value === 'normal'));
}

function follow({ get, subscribe }: Choice, listener: (value: string) => void) {
  listener(get());
  subscribe(listener);
}

/** The offline page is useful only if a service worker is active. */
function hasWorker(): boolean {
  try {
    return Boolean(navigator.serviceWorker?.controller);
  } catch {
    return false;
  }
}

function show(selector: string, isShown: boolean) {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) element.hidden = !isShown;
}
