import { mark } from '#lib/hook';
import { DEMO_PICTURE_SIZE } from '#model/demo-picture';
import { HYDRATE } from '#model/hooks';
import { ModeImage } from '#ui';
import { PageEnd } from './article/PageEnd.tsx';
import { PageFrame, type PageFrameProps } from './PageFrame.tsx';
import type { ShellProps } from './Shell.tsx';
import styles from './LandingShell.module.css';

interface LandingShellProps extends PageFrameProps, Pick<ShellProps, 'articleLanguage' | 'title' | 'end'> {
  /** The two first steps, the more important one first. */
  actions: readonly [LandingAction, LandingAction];
  products: readonly LandingProduct[];
}

export interface LandingAction {
  title: string;
  href: string;
}

export interface LandingProduct extends LandingAction {
  /** Addresses of a picture for light and dark mode. */
  light: string;
  dark: string;
  dense?: { light: string; dark: string };
}

/**
 * The frame of the landing page: the navigation is a drawer at every width, and the article has the whole width. Demos in
 * it hydrate at the first sign of intent instead of when they are visible.
 */
export function LandingShell({ articleLanguage, title, end, actions, ...props }: LandingShellProps) {
  const { products, children, ...frame } = props;
  const { context, version, header } = frame;
  const [first, second] = actions;
  return (
    <PageFrame {...frame} header={{ ...header, navigation: 'drawer' }}>
      <main className={styles['main']} id="main" tabIndex={-1} {...mark(HYDRATE, 'intent')}>
        <div className={styles['hero']}>
          <p className={styles['version']}>{`MUI X ${version}`}</p>
          <h1 className={styles['title']}>{title.title}</h1>
          <p className={styles['description']} lang={title.descriptionLanguage}>
            {title.description}
          </p>
          <div className={styles['actions']} data-print="hide">
            <a className={`${styles['action']} ${styles['primary']}`} href={first.href}>
              {first.title}
            </a>
            <a className={styles['action']} href={second.href}>
              {second.title}
            </a>
          </div>
        </div>
        <ul className={styles['products']} data-print="hide">
          {products.map(({ href, title: name, light, dark, dense }) => (
            <li key={href}>
              <a href={href}>
                <ModeImage light={light} dark={dark} dense={dense} {...DEMO_PICTURE_SIZE} />
                {name}
              </a>
            </li>
          ))}
        </ul>
        <article className={`${styles['article']} prose`} lang={articleLanguage}>
          {children}
        </article>
        <div className={styles['end']}>
          <PageEnd context={context} {...end} />
        </div>
      </main>
    </PageFrame>
  );
}
