import { mark } from '#lib/hook';
import type { ShellContext } from '../context.ts';
import { CONTENTS } from '../hooks.ts';
import styles from './TableOfContents.module.css';

export interface Heading {
  depth: number;
  text: string;
  id: string;
  count?: number;
}

/**
 * The sections of the page. From md up, a sticky column; below, an empty disclosure whose open state shows or hides the
 * same list, so that it works without JavaScript and exists only once.
 */
export function TableOfContents({
  headings,
  context,
  articleLanguage,
}: {
  headings: readonly Heading[];
  context: ShellContext;
  articleLanguage: string | undefined;
}) {
  const shown = headings.filter(({ depth }) => depth === 2 || depth === 3);
  if (shown.length === 0) return null;
  const title = context.t('onThisPage');
  return (
    <nav className={styles['contents']} aria-label={context.t('tableOfContents')} data-print="hide" {...mark(CONTENTS)}>
      <p className={styles['title']}>{title}</p>
      <details className={styles['toggle']}>
        <summary>{title}</summary>
      </details>
      <ol className={styles['list']} lang={articleLanguage}>
        {shown.map(({ depth, text, id, count }) => (
          <li key={id}>
            <a className={styles['link']} href={`#${id}`} data-depth={depth === 3 ? 3 : undefined}>
              {text}
              {count !== undefined && <small className={styles['count']}>{count}</small>}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
