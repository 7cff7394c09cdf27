import type { ShellContext } from '../context.ts';
import styles from './Footer.module.css';

/** The last element of every page, used to block rendering until the page is parsed. */
export const FOOTER_ID = 'site-footer';

export interface FooterLink {
  title: string;
  href: string;
  /** Opens the consent bar instead of following the link, if it can. */
  opensConsent?: boolean;
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
          {links.map(({ title, href, opensConsent }) => (
            <li key={href}>
              <a className={styles['link']} href={href} data-consent-open={opensConsent ? '' : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}
