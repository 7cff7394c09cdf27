import { storageSource } from '#lib/storage';
import { DENSITY, DIRECTION, type ModeChoice } from './choices.ts';
import { createDisplay, type Display } from './createDisplay.ts';
import { observeDisplay, showDisplay, shownDisplay, systemScheme } from './document.ts';
import { modeChoice } from './modeChoice.ts';
import type { DisplayAction, DisplaySettings } from './reduceDisplay.ts';

const shown = createDisplay({
  read: shownDisplay,
  show: showAtOnce,
  observe: observeDisplay,
});

/** The display settings of the page. What a reader changes is stored as well, and so reaches other tabs. */
export const display: Display & { chooseMode: (choice: ModeChoice) => void } = {
  ...shown,
  dispatch(action) {
    shown.dispatch(action);
    store(action);
  },
  /** Unlike an action, a choice can be `system`. */
  chooseMode(choice) {
    const systemMode = systemScheme().matches ? 'dark' : 'light';
    shown.dispatch({ type: 'change', paletteMode: choice === 'system' ? systemMode : choice });
    modeChoice.set(choice);
  },
};

function store(action: DisplayAction) {
  if (action.type !== 'change') {
    const isDense = action.type === 'set-dense' && action.dense;
    storageSource(DENSITY.key).write(isDense ? 'dense' : 'normal');
    return;
  }
  if (action.direction) storageSource(DIRECTION.key).write(action.direction);
  if (action.paletteMode) modeChoice.set(action.paletteMode);
}

/** Disables transitions during the change, because colors that fade at different speeds would look broken. */
function showAtOnce(settings: DisplaySettings) {
  const root = document.documentElement;
  root.dataset['switching'] = '';
  showDisplay(settings);
  requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset['switching']));
}
