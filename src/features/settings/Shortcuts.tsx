import type { MessageId, Translate } from '#services/i18n';
import { SHORTCUTS, type ShortcutName } from '#services/shortcuts';
import { DialogContent } from '#ui';
import { SHORTCUTS_ID } from './ids.ts';
import styles from './Shortcuts.module.css';

const LABELS: Readonly<Record<ShortcutName, MessageId>> = {
  list: 'shortcutList',
  settings: 'shortcutSettings',
  mode: 'shortcutMode',
  filter: 'shortcutFilter',
  search: 'shortcutSearch',
  next: 'shortcutNext',
  previous: 'shortcutPrevious',
};

/** Keys handled by focused elements. They can't be turned off, because they don't conflict with anything. */
const ON_FOCUS: readonly { keys: readonly string[]; label: MessageId }[] = [
  { keys: ['↑', '↓', '←', '→'], label: 'shortcutTree' },
  { keys: ['Ctrl C', '⌘ C'], label: 'shortcutCopy' },
  { keys: ['Esc'], label: 'shortcutEscape' },
];

/** Search also has key combinations, which work in input fields too. */
const MORE_KEYS: Partial<Record<ShortcutName, readonly string[]>> = { search: ['Ctrl K', '⌘ K'] };

/** The list of shortcuts, opened with `?`. */
export function Shortcuts({ t }: { t: Translate }) {
  const names = Object.keys(SHORTCUTS) as ShortcutName[];
  return (
    <DialogContent of={SHORTCUTS_ID} title={t('shortcuts')} closeLabel={t('close')}>
      <h3 className={styles['heading']}>{t('shortcutsAnywhere')}</h3>
      <p className={styles['off']} data-single-keys-off="" hidden>
        {t('shortcutsOff')}
      </p>
      <dl className={styles['list']}>
        {names.map((name) => (
          <Row key={name} keys={[SHORTCUTS[name].key, ...(MORE_KEYS[name] ?? [])]} label={t(LABELS[name])} />
        ))}
      </dl>
      <h3 className={styles['heading']}>{t('shortcutsOnFocus')}</h3>
      <dl className={styles['list']}>
        {ON_FOCUS.map(({ keys, label }) => (
          <Row key={label} keys={keys} label={t(label)} />
        ))}
      </dl>
    </DialogContent>
  );
}

function Row({ keys, label }: { keys: readonly string[]; label: string }) {
  return (
    <div className={styles['row']}>
      <dt>{label}</dt>
      <dd className={styles['keys']} dir="ltr">
        {keys.map((key) => (
          <kbd key={key} className={/[←↑→↓]/.test(key) ? `${styles['key']} ${styles['arrow']}` : styles['key']}>
            {key}
          </kbd>
        ))}
      </dd>
    </div>
  );
}
