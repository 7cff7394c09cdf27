import { FolderGit2, Menu as MenuIcon, SquareTerminal } from 'lucide';
import type { ReactNode } from 'react';
import { GithubMark, IconButton, IconLink, Logo } from '#ui';
import type { ShellContext } from '../context.ts';
import { NAV_PANEL_ID } from '../hooks.ts';
import { Menu, type MenuLink } from './Menu.tsx';
import styles from './Header.module.css';

export interface HeaderProps {
  context: ShellContext;
  homePath: string;
  repositoryUrl: string;
  playgroundHref: string;
  /** The page in every language of the build. */
  languages: readonly MenuLink[];
  /** The sections of the site; the current one is marked. */
  products: readonly MenuLink[];
  /** All versions of the documentation, the current one first. */
  versions: readonly MenuLink[];
  /** Controls of other features: search, settings. */
  tools?: ReactNode;
  /** Chips of what the reader has turned on for all pages: beside the menus, or a row of their own. */
  chips?: ReactNode;
  /** The navigation panel: a column on wide screens, a drawer at every width, or none. The menu button opens the drawer. */
  navigation?: 'column' | 'drawer' | 'none';
}

export function Header({
  context,
  homePath,
  repositoryUrl,
  playgroundHref,
  languages,
  products,
  versions,
  tools,
  chips,
  navigation = 'column',
}: HeaderProps) {
  const { t, hrefOf } = context;
  const product = products.find((link) => link.isCurrent);
  const version = versions.find((link) => link.isCurrent);
  const isOnGithub = new URL(repositoryUrl).hostname === 'github.com';
  return (
    <header className={styles['header']} data-print="hide">
      {navigation !== 'none' && (
        <IconButton
          className={navigation === 'column' ? styles['menuButton'] : undefined}
          icon={MenuIcon}
          label={t('menu')}
          popoverTarget={NAV_PANEL_ID}
        />
      )}
      <a className={styles['home']} href={hrefOf(homePath)} aria-label={`MUI X, ${t('home')}`}>
        <Logo />
        <span className={styles['name']}>MUI X</span>
      </a>
      <div className={styles['menus']}>
        <Menu id="menu-products" label={t('products')} links={products}>
          <span className={styles['product']}>{product?.title ?? t('products')}</span>
        </Menu>
        <Menu id="menu-versions" label={t('versions')} links={versions}>
          <span>{version?.title}</span>
        </Menu>
      </div>
      {chips}
      <div className={styles['tools']}>
        {tools}
        {languages.length > 1 && (
          <Menu id="menu-languages" label={t('languages')} links={languages}>
            <span>{languages.find((link) => link.isCurrent)?.title}</span>
          </Menu>
        )}
        <IconLink className={styles['wide']} icon={SquareTerminal} label={t('playground')} href={playgroundHref} />
        <IconLink
          className={styles['wide']}
          icon={isOnGithub ? GithubMark : FolderGit2}
          label={t('repository')}
          href={repositoryUrl}
          rel="noopener"
        />
      </div>
    </header>
  );
}
