import { Check, ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#ui';
import styles from './Menu.module.css';

export interface MenuLink {
  href: string;
  title: string;
  description?: string | undefined;
  isCurrent: boolean;
}

interface MenuProps {
  id: string;
  /** Accessible name of the menu. */
  label: string;
  /** The current selection. */
  children: ReactNode;
  links: readonly MenuLink[];
}

/** A menu of links as a native popover, without JavaScript. */
export function Menu({ id, label, children, links }: MenuProps) {
  return (
    <div className={styles['menu']}>
      <button className={styles['button']} type="button" popoverTarget={id}>
        <span className="visually-hidden">{`${label}: `}</span>
        {children}
        <Icon of={ChevronDown} />
      </button>
      <div className={`floating ${styles['panel']}`} id={id} popover="auto">
        <ul aria-label={label}>
          {links.map((link) => (
            <li key={link.href}>
              <a
                className={`ui-menu-entry ${styles['link']}`}
                href={link.href}
                aria-current={link.isCurrent ? 'true' : undefined}
              >
                <span>
                  {link.title}
                  {link.description && <span className={styles['description']}>{link.description}</span>}
                </span>
                {link.isCurrent && <Icon of={Check} />}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
