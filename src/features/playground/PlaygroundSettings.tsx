import { Settings } from 'lucide';
import type { Translate } from '#services/i18n';
import { Icon } from '#ui';
import workbench from './Playground.module.css';
import styles from './PlaygroundSettings.module.css';

const MENU_ID = 'playground-settings';
const KEYS = [
  ['Ctrl Enter', 'playgroundRun'],
  ['Ctrl F', 'playgroundKeyFind'],
  ['Ctrl ]', 'playgroundKeyIndent'],
  ['Tab', 'playgroundKeyLeave'],
] as const;

/** How the editor behaves, and its keys. The preview has its own buttons. */
export function PlaygroundSettings({ t }: { t: Translate }) {
  return (
    <>
      <button
        className={workbench['toggle']}
        type="button"
        popoverTarget={MENU_ID}
        aria-label={t('playgroundSettings')}
        title={t('playgroundSettings')}
      >
        <Icon of={Settings} />
      </button>
      <div
        className={`floating ${styles['settings']}`}
        id={MENU_ID}
        popover="auto"
        role="group"
        aria-label={t('playgroundSettings')}
      >
        <label>
          <input type="checkbox" defaultChecked data-part="runs-alone" />
          {t('playgroundRunsAlone')}
        </label>
        <label>
          <input type="checkbox" data-part="wraps" />
          {t('playgroundWraps')}
        </label>
        <h2>{t('playgroundKeys')}</h2>
        <dl>
          {KEYS.map(([key, id]) => (
            <div key={key}>
              <dt>
                <kbd dir="ltr">{key}</kbd>
              </dt>
              <dd>{t(id)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}
