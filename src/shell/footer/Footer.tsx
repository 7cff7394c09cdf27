import type { ShellContext } from '../context.ts';
import styles from './Footer.module.css';

/** The last element of every page, used to block rendering until the page is parsed. */
export const FOOTER_ID = 'site-footer';

export interface FooterLink {
  title: string;
  href: string;
  /** Hooks of the room whose controller handles a click. */
  hooks?: Readonly<Record<string, string | undefined>>;
}

export function Footer({
  context,
  version,
  links,
}: {
  context: ShellContext;
  version: string;
  links: readonly FooterLink[];
}) {
  return (
    <footer className={styles['footer']} id={FOOTER_ID} data-print="hide">
      <p className={styles['about']}>{`MUI X ${version}`}</p>
      <nav aria-label={context.t('footer')}>
        <ul className={styles['list']}>
          {links.map(({ title, href, hooks }) => (
            <li key={href}>
              <a className={styles['link']} href={href} {...hooks}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}
