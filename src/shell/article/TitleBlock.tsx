import { ChevronDown, CircleDot, Code, Copy, FileText, Link, MessageSquare, Package } from 'lucide';
import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { mark } from '#lib/hook';
import { COPY_PAGE, PLAN } from '#model/hooks';
import type { Plan } from '#model/nav';
import { Badge, Icon } from '#ui';
import type { ShellContext } from '../context.ts';
import { COPY_LINK } from '../hooks.ts';
import styles from './TitleBlock.module.css';

interface PageLinks {
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
  /** Chat services with the absolute URL that opens the page in them. */
  chats?: readonly { name: string; href: string }[] | undefined;
}

const NO_LINKS: PageLinks = { packages: [] };

/** Title, description and links of the page. */
export function TitleBlock({ context, title, description, descriptionLanguage, plan, ...chips }: TitleBlockProps) {
  const { t } = context;
  return (
    <div className={styles['block']}>
      <h1 className={styles['title']} {...mark(PLAN, plan)}>
        {title}
        {plan && (
          <span className={styles['plan']}>
            <Badge tone={plan}>{t(plan)}</Badge>
          </span>
        )}
      </h1>
      {description && (
        <p className={styles['description']} lang={descriptionLanguage}>
          {description}
        </p>
      )}
      <PageChips context={context} {...chips} />
    </div>
  );
}

/** The page as Markdown, and its packages. */
function PageChips({
  context: { t },
  links = NO_LINKS,
  markdown,
  chats = [],
}: Pick<TitleBlockProps, 'context' | 'links' | 'markdown' | 'chats'>) {
  const [first, ...others] = links.packages;
  if (!markdown && !links.source && !first) return null;
  return (
    <ul className={styles['chips']} data-print="hide">
      {markdown && (
        <li className={styles['split']}>
          <button className={`${styles['chip']} needs-script`} type="button" {...mark(COPY_PAGE, markdown)}>
            <Icon of={Copy} />
            {t('copyPage')}
          </button>
          <ChipMenu id="menu-page" label={t('pageMenu')}>
            <MenuEntry icon={FileText} href={markdown}>
              {t('viewMarkdown')}
            </MenuEntry>
            <li className="needs-script">
              <button className="ui-menu-entry" type="button" {...mark(COPY_LINK)}>
                <Icon of={Link} />
                {t('copyPageLink')}
              </button>
            </li>
            {chats.map(({ name, href }) => (
              <MenuEntry key={name} icon={MessageSquare} href={href}>
                {t('openInChat').replace('{name}', name)}
              </MenuEntry>
            ))}
            {links.source && (
              <MenuEntry icon={Code} href={links.source} className={styles['narrow']}>
                {t('source')}
              </MenuEntry>
            )}
            {links.issues && (
              <MenuEntry icon={CircleDot} href={links.issues}>
                {t('issues')}
              </MenuEntry>
            )}
          </ChipMenu>
        </li>
      )}
      {first && (
        <li className={styles['split']}>
          <a className={styles['chip']} href={first.href} rel="noopener">
            <Icon of={Package} />
            <span dir="ltr">{first.name}</span>
          </a>
          {others.length > 0 && (
            <ChipMenu id="menu-packages" label={t('otherPackages')}>
              {others.map(({ name, href }) => (
                <MenuEntry key={name} icon={Package} href={href} dir="ltr">
                  {name}
                </MenuEntry>
              ))}
            </ChipMenu>
          )}
        </li>
      )}
      {links.source && (
        <li className={styles['wide']}>
          <a className={styles['chip']} href={links.source} rel="noopener">
            <Icon of={Code} />
            {t('source')}
          </a>
        </li>
      )}
    </ul>
  );
}

/** A native popover behind an arrow, which works without JavaScript. */
function ChipMenu({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <>
      <button className={`${styles['chip']} ${styles['arrow']}`} type="button" popoverTarget={id} aria-label={label}>
        <Icon of={ChevronDown} />
      </button>
      <div className={`floating ${styles['menu']}`} id={id} popover="auto">
        <ul aria-label={label}>{children}</ul>
      </div>
    </>
  );
}

interface MenuEntryProps {
  icon: IconNode;
  href: string;
  dir?: 'ltr';
  className?: string | undefined;
  children: string;
}

function MenuEntry({ icon, href, dir, className, children }: MenuEntryProps) {
  return (
    <li className={className}>
      <a className="ui-menu-entry" href={href} rel="noopener" dir={dir}>
        <Icon of={icon} />
        {children}
      </a>
    </li>
  );
}
