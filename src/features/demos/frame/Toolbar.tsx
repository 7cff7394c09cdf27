import { CodeXml, Copy, Download, ExternalLink, FileCode, FlaskConical, Link, RotateCcw, Ellipsis, SquarePen, Zap, type IconNode } from 'lucide';
import { CODE_VARIANTS, type CodeStyling, type DemoFacts, pathOfDemo } from '#model/demo';
import { PLAYGROUND_PATH } from '#model/playground';
import type { MessageId, Translate } from '#services/i18n';
import { RUN_WORDS } from '#services/runner';
import { TYPE_WORDS } from '#services/type-checker';
import { site } from '#services/site';
import { Icon } from '#ui';
import type { DemoSurroundings } from './surroundings.ts';
import styles from './Toolbar.module.css';

interface ToolbarProps {
  facts: DemoFacts;
  around: DemoSurroundings;
}

const STYLING_LABELS = { system: 'stylingSystem', css: 'stylingCss', tailwind: 'stylingTailwind' } as const satisfies Record<CodeStyling, MessageId>;

/** One tab stop; arrow keys walk through it. Without a script, what remains are links. */
export function Toolbar({ facts, around }: ToolbarProps) {
  const { name, title, id, stylings, excerpts } = facts;
  const { t, hrefOf, code } = around;
  const ownPage = hrefOf(pathOfDemo(id));
  return (
    <div className={styles['toolbar']} role="toolbar" aria-label={`${t('demoTools')}: ${title}`} data-demo-tools="" data-print="hide">
      {!code && (
        <>
          <button
            className={`${styles['tool']} ${styles['toggle']} needs-script`}
            type="button"
            data-do="code"
            aria-expanded="false"
            aria-controls={`${name}-code`}
          >
            <Icon of={CodeXml} />
            <span className={styles['show']}>{t(excerpts.length > 0 ? 'demoShowAllCode' : 'demoShowCode')}</span>
            <span className={styles['hide']}>{t('demoHideCode')}</span>
          </button>
          <a className={`${styles['tool']} ${styles['toggle']} without-script`} href={`${ownPage}#${name}-code`}>
            <Icon of={CodeXml} />
            {t('demoShowCode')}
          </a>
        </>
      )}
      <span className={`${styles['choice']} needs-script`} role="group" aria-label={t('demoLanguage')}>
        {CODE_VARIANTS.map((variant) => (
          <button
            key={variant}
            className={styles['option']}
            type="button"
            data-do="variant"
            data-value={variant}
            aria-pressed={variant === 'TS'}
          >
            {variant}
          </button>
        ))}
      </span>
      {stylings.length > 1 && (
        <span className={`${styles['choice']} needs-script`} role="group" aria-label={t('demoStyling')}>
          {stylings.map((styling) => (
            <button key={styling} className={styles['option']} type="button" data-do="styling" data-value={styling} aria-pressed={styling === 'system'}>
              {t(STYLING_LABELS[styling])}
            </button>
          ))}
        </span>
      )}
      <span className={styles['space']} />
      {!code && <Tool action="edit" icon={SquarePen} label={t('demoEdit')} words={editWords(t)} />}
      <Tool action="copy" icon={Copy} label={t('demoCopy')} />
      <Tool action="stackblitz" icon={Zap} label={t('demoStackBlitz')} />
      <Tool action="reset" icon={RotateCcw} label={t('demoReset')} />
      <button
        className={styles['tool']}
        type="button"
        aria-label={t('demoMore')}
        popoverTarget={`${name}-more`}
      >
        <Icon of={Ellipsis} />
      </button>
      <div className={`floating ${styles['menu']}`} id={`${name}-more`} popover="auto">
        <ul className={styles['list']} aria-label={t('demoMore')}>
          <MenuLink href={hrefOf(PLAYGROUND_PATH)} icon={FlaskConical} label={t('playgroundOpenDemo')} action="playground" />
          <MenuButton action="download" icon={Download} label={t('demoDownload')} />
          <MenuButton action="link" icon={Link} label={t('demoCopyLink')} />
          {!code && <MenuLink href={ownPage} icon={ExternalLink} label={t('demoOwnPage')} />}
          <MenuLink href={sourceUrl(facts.file)} icon={FileCode} label={t('demoSource')} />
        </ul>
      </div>
    </div>
  );
}

interface ActionProps {
  action: string;
  icon: IconNode;
  label: string;
  /** What its controller says. */
  words?: string;
}

function Tool({ action, icon, label, words }: ActionProps) {
  return (
    <button className={`${styles['tool']} needs-script`} type="button" data-do={action} aria-label={label} data-words={words}>
      <Icon of={icon} />
    </button>
  );
}

function MenuButton({ action, icon, label }: ActionProps) {
  return (
    <li className="needs-script">
      <button className={styles['entry']} type="button" data-do={action}>
        <Icon of={icon} />
        {label}
      </button>
    </li>
  );
}

interface MenuLinkProps {
  href: string;
  icon: IconNode;
  label: string;
  /** What a script does instead of following the link. */
  action?: string;
}

function MenuLink({ href, icon, label, action }: MenuLinkProps) {
  return (
    <li>
      <a className={styles['entry']} href={href} data-do={action}>
        <Icon of={icon} />
        {label}
      </a>
    </li>
  );
}

function editWords(t: Translate): string {
  return JSON.stringify(Object.fromEntries(Object.entries({ ...RUN_WORDS, ...TYPE_WORDS }).map(([name, id]) => [name, t(id)])));
}

function sourceUrl(file: string) {
  return `${site.editUrl.replace('/edit/', '/blob/')}/${file}`;
}
