import { type Ref, useImperativeHandle, useRef } from 'react';
import { usePreference } from '#lib/use-preference';
import { SHORTCUTS, type ShortcutName, singleKeys } from '#services/shortcuts';
import { DialogContent } from '#ui';
import type { DialogHandle } from './DialogHandle.ts';
import { SHORTCUTS_ID } from './ids.ts';
import type { ShortcutsTexts } from './texts.ts';

const LABELS = {
  list: 'shortcutList',
  settings: 'shortcutSettings',
  mode: 'shortcutMode',
  filter: 'shortcutFilter',
  search: 'shortcutSearch',
  next: 'shortcutNext',
  previous: 'shortcutPrevious',
} as const satisfies Record<ShortcutName, keyof ShortcutsTexts>;

/** Keys handled by focused elements. They can't be turned off, because they don't conflict with anything. */
const ON_FOCUS = [
  { keys: ['↑', '↓', '←', '→'], label: 'shortcutTree' },
  { keys: ['Ctrl C', '⌘ C'], label: 'shortcutCopy' },
  { keys: ['Esc'], label: 'shortcutEscape' },
] as const;

/** Search also has key combinations, which work in input fields too. */
const MORE_KEYS: Partial<Record<ShortcutName, readonly string[]>> = { search: ['Ctrl K', '⌘ K'] };

export interface ShortcutsProps {
  texts: ShortcutsTexts;
  ref?: Ref<DialogHandle>;
}

/** The list of shortcuts, opened with `?`. */
export function Shortcuts({ texts, ref }: ShortcutsProps) {
  const areOff = usePreference(singleKeys) === 'off';
  const closeButton = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => ({ open: () => closeButton.current?.focus() }), []);
  const names = Object.keys(SHORTCUTS) as ShortcutName[];
  return (
    <DialogContent of={SHORTCUTS_ID} title={texts.shortcuts} closeLabel={texts.close} closeRef={closeButton}>
      <h3 className="settings-heading">{texts.shortcutsAnywhere}</h3>
      {areOff && <p className="settings-off">{texts.shortcutsOff}</p>}
      <dl className="settings-keys">
        {names.map((name) => (
          <Row key={name} keys={[SHORTCUTS[name].key, ...(MORE_KEYS[name] ?? [])]} label={texts[LABELS[name]]} />
        ))}
      </dl>
      <h3 className="settings-heading">{texts.shortcutsOnFocus}</h3>
      <dl className="settings-keys">
        {ON_FOCUS.map(({ keys, label }) => (
          <Row key={label} keys={keys} label={texts[label]} />
        ))}
      </dl>
    </DialogContent>
  );
}

function Row({ keys, label }: { keys: readonly string[]; label: string }) {
  return (
    <div className="settings-row">
      <dt>{label}</dt>
      <dd dir="ltr">
        {keys.map((key) => (
          <kbd key={key} className={/[←↑→↓]/.test(key) ? 'settings-key settings-arrow' : 'settings-key'}>
            {key}
          </kbd>
        ))}
      </dd>
    </div>
  );
}
