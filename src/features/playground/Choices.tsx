import { ChevronDown } from 'lucide';
import type { Translate } from '#services/i18n';
import { Icon } from '#ui';
import type { Starter } from './starter.ts';
import styles from './Choices.module.css';
import workbench from './Playground.module.css';

const MENU_ID = 'playground-choices';

/** Menu of starters and recent projects. */
export function Choices({ t, starters }: { t: Translate; starters: readonly Starter[] }) {
  return (
    <div className="needs-script">
      <button className={workbench['action']} type="button" popoverTarget={MENU_ID}>
        {t('playgroundOpen')}
        <Icon of={ChevronDown} />
      </button>
      <div className={`floating ${styles['choices']}`} id={MENU_ID} popover="auto" data-part="choices">
        <h2>{t('playgroundStarters')}</h2>
        <ul>
          {starters.map(({ name, title }) => (
            <li key={name}>
              <button type="button" data-starter={name}>
                {title}
              </button>
            </li>
          ))}
        </ul>
        <h2>{t('playgroundRecent')}</h2>
        <ul data-part="recent" />
      </div>
    </div>
  );
}
