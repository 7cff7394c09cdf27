import { ListFilter, X } from 'lucide';
import { createElement } from 'react';
import { mark } from '#lib/hook';
import { NAV_FILTER, SEARCH_BUTTON } from '#model/hooks';
import { Icon, IconButton } from '#ui';
import { NAV_NONE, NAV_PANEL_ID, NAV_SCROLLER, NAV_SEARCH, NAV_STATUS } from '../hooks.ts';
import { NavTree, type NavTreeProps } from './NavTree.tsx';
import styles from './NavPanel.module.css';

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
            {...mark(NAV_FILTER)}
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
      <p className="visually-hidden" role="status" {...mark(NAV_STATUS)} />
      <div className={styles['scroll']} {...mark(NAV_SCROLLER)}>
        <NavTree {...props} />
        <p className={styles['none']} hidden {...mark(NAV_NONE)}>
          {t('noMatches')}
        </p>
        <button className={styles['everywhere']} type="button" name={SEARCH_BUTTON} hidden {...mark(NAV_SEARCH)}>
          {t('filterEverywhere')}
        </button>
        {createElement('nav-restore')}
      </div>
    </nav>
  );
}
