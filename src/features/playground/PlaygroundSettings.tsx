import { Settings } from 'lucide';
import { usePreference } from '#lib/use-preference';
import { useCodeWrap } from '#services/code-preferences';
import { codeWrap } from '#services/code-preferences/browser';
import { Icon } from '#ui';
import { autoRun } from './preferences.ts';
import type { PlaygroundTexts } from './props.ts';
import styles from './PlaygroundSettings.module.css';
import workbench from './Workbench.module.css';

const MENU_ID = 'playground-settings';
const KEYS = [
  ['Ctrl Enter', 'playgroundRun'],
  ['Ctrl F', 'playgroundKeyFind'],
  ['Ctrl ]', 'playgroundKeyIndent'],
  ['Tab', 'playgroundKeyLeave'],
] as const;

/** How the editor behaves, and its keys. The preview has its own buttons. */
export function PlaygroundSettings({ texts }: { texts: PlaygroundTexts }) {
  const isWrapped = useCodeWrap() === 'wrap';
  const runsAlone = usePreference(autoRun, 'on') === 'on';
  return (
    <>
      <button
        className={workbench['toggle']}
        type="button"
        popoverTarget={MENU_ID}
        aria-label={texts.playgroundSettings}
        title={texts.playgroundSettings}
      >
        <Icon of={Settings} />
      </button>
      <div
        className={`floating ${styles['settings']}`}
        id={MENU_ID}
        popover="auto"
        role="group"
        aria-label={texts.playgroundSettings}
      >
        <label>
          <input
            type="checkbox"
            checked={runsAlone}
            onChange={({ target }) => autoRun.set(target.checked ? 'on' : 'off')}
          />
          {texts.playgroundRunsAlone}
        </label>
        <label>
          <input
            type="checkbox"
            checked={isWrapped}
            onChange={({ target }) => codeWrap.set(target.checked ? 'wrap' : 'scroll')}
          />
          {texts.playgroundWraps}
        </label>
        <h2>{texts.playgroundKeys}</h2>
        <dl>
          {KEYS.map(([key, id]) => (
            <div key={key}>
              <dt>
                <kbd dir="ltr">{key}</kbd>
              </dt>
              <dd>{texts[id]}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}
