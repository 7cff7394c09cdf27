import { ListFilter, X } from 'lucide';
import { createElement } from 'react';
import { Icon, IconButton } from '#ui';
import { NavTree, type NavTreeProps } from './NavTree.tsx';
import styles from './NavPanel.module.css';

/** Id of the panel, which the menu button of the header opens below lg. */
export const NAV_PANEL_ID = 'site-navigation';

interface NavPanelProps extends NavTreeProps {
  /** Whether the panel is a drawer at every width. */
  isDrawer?: boolean;
}

/** A column from lg up; below, the same element is a drawer, implemented as a native popover with a backdrop. */
export function NavPanel({ isDrawer = false, ...props }: NavPanelProps) {
  const { t } = props.context;
  return (
    <nav
      className={isDrawer ? styles['panel'] : `${styles['panel']} ${styles['column']}`}
      id={NAV_PANEL_ID}
      popover="auto"
      aria-label={t('mainNavigation')}
      data-print="hide"
    >
      <div className={styles['top']}>
        <div className={`${styles['filter']} needs-script`} role="search" aria-label={t('filterNavigation')}>
          <Icon of={ListFilter} />
          <input
            className={styles['input']}
            type="search"
            placeholder={t('filterNavigation')}
            aria-label={t('filterNavigation')}
            autoComplete="off"
            spellCheck={false}
            data-nav-filter=""
          />
        </div>
        <IconButton
          className={styles['close']}
          icon={X}
          label={t('closeMenu')}
          popoverTarget={NAV_PANEL_ID}
          popoverTargetAction="hide"
        />
      </div>
      <p className="visually-hidden" role="status" data-nav-filter-status="" />
      <div className={styles['scroll']} data-nav-scroll="">
        <NavTree {...props} />
        <p className={styles['none']} hidden data-nav-filter-none="">
          {t('noMatches')}
        </p>
        <button className={styles['everywhere']} type="button" hidden data-nav-filter-search="">
          {t('searchEverywhere')}
        </button>
        {createElement('nav-restore')}
      </div>
    </nav>
  );
}
