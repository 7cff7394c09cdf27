import { CircleDot, Code, Copy, FileText, Package } from 'lucide';
import type { ReactNode } from 'react';
import type { Plan } from '#model/nav';
import { Badge, Icon } from '#ui';
import type { ShellContext } from '../context.ts';
import styles from './TitleBlock.module.css';

export interface PageLinks {
  source?: string | undefined;
  issues?: string | undefined;
  packages: readonly { name: string; href: string }[];
}

export interface TitleBlockProps {
  context: ShellContext;
  title: string;
  description?: string | undefined;
  /** Set if it differs from the language of the shell. */
  descriptionLanguage?: string | undefined;
  plan?: Plan | undefined;
  links?: PageLinks | undefined;
  /** URL of the Markdown version. */
  markdown?: string | undefined;
}

const NO_LINKS: PageLinks = { packages: [] };

/** Title, description and links of the page. */
export function TitleBlock({ context, title, description, descriptionLanguage, plan, links = NO_LINKS, markdown }: TitleBlockProps) {
  const { t } = context;
  const isEmpty = !markdown && !links.source && !links.issues && links.packages.length === 0;
  return (
    <div className={styles['block']}>
      <h1 className={styles['title']}>
        {title}
        {plan && (
          <span className={styles['plan']}>
            <Badge tone={plan}>{t(plan)}</Badge>
          </span>
        )}
      </h1>
      {description && <p className={styles['description']} lang={descriptionLanguage}>{description}</p>}
      {!isEmpty && (
        <ul className={styles['chips']} data-print="hide">
          {links.source && (
            <Chip href={links.source} icon={<Icon of={Code} />}>
              {t('source')}
            </Chip>
          )}
          {links.issues && (
            <Chip href={links.issues} icon={<Icon of={CircleDot} />}>
              {t('issues')}
            </Chip>
          )}
          {links.packages.map(({ name, href }) => (
            <Chip key={name} href={href} icon={<Icon of={Package} />}>
              {name}
            </Chip>
          ))}
          {markdown && (
            <>
              <li className="needs-script">
                <button className={styles['chip']} type="button" data-copy-page={markdown}>
                  <Icon of={Copy} />
                  {t('copyPage')}
                </button>
              </li>
              <Chip href={markdown} icon={<Icon of={FileText} />}>
                {t('viewMarkdown')}
              </Chip>
            </>
          )}
        </ul>
      )}
    </div>
  );
}

function Chip({ href, icon, children }: { href: string; icon: ReactNode; children: string }) {
  return (
    <li>
      <a className={styles['chip']} href={href} rel="noopener">
        {icon}
        {children}
      </a>
    </li>
  );
}
