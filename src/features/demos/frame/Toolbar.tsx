import {
  CodeXml,
  Copy,
  Download,
  ExternalLink,
  FileCode,
  FlaskConical,
  Link,
  RotateCcw,
  Ellipsis,
  SquarePen,
  Zap,
  type IconNode,
} from 'lucide';
import { mark } from '#lib/hook';
import { type ClickName, clickAttributes } from '#model/clicks';
import { CODE_VARIANTS, type CodeStyling, type DemoFacts, pathOfDemo, PLAYGROUND_ANCHOR } from '#model/demo';
import { PLAYGROUND_PATH } from '#model/playground';
import type { MessageId, Translate } from '#services/i18n';
import { site } from '#services/site';
import { Icon } from '#ui';
import { ACTION, type DemoAction, type DemoPlace, PLACE } from '../hooks.ts';
import type { DemoSurroundings } from './surroundings.ts';
import styles from './Toolbar.module.css';

interface ToolbarProps {
  facts: DemoFacts;
  around: DemoSurroundings;
}

const STYLING_LABELS = {
  system: 'stylingSystem',
  css: 'stylingCss',
  tailwind: 'stylingTailwind',
} as const satisfies Record<CodeStyling, MessageId>;

/** A single tab stop; arrow keys move within it. Without JavaScript only its links remain. */
export function Toolbar({ facts, around }: ToolbarProps) {
  const { name, title, id, stylings, excerpts } = facts;
  const { t, hrefOf, code } = around;
  const ownPage = hrefOf(pathOfDemo(id));
  return (
    <div
      className={styles['toolbar']}
      role="toolbar"
      aria-label={`${t('demoTools')}: ${title}`}
      {...mark(PLACE, 'toolbar' satisfies DemoPlace)}
      data-print="hide"
    >
      {!code && (
        <>
          <button
            className={`${styles['tool']} ${styles['toggle']} needs-script`}
            type="button"
            {...mark(ACTION, 'code' satisfies DemoAction)}
            aria-expanded="false"
            aria-controls={`${name}-code`}
            {...clickAttributes('demoCode', id)}
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
      <VariantChoice t={t} />
      {stylings.length > 1 && <StylingChoice t={t} stylings={stylings} />}
      <span className={styles['space']} />
      {!code && <Tool action="edit" icon={SquarePen} label={t('demoEdit')} click={clickAttributes('demoEdit', id)} />}
      <Tool action="copy" icon={Copy} label={t('demoCopyAll')} click={clickAttributes('demoCopy', id)} />
      <a
        className={`${styles['tool']} ${styles['playground']}`}
        id={code ? PLAYGROUND_ANCHOR : undefined}
        href={hrefOf(PLAYGROUND_PATH)}
        target="_blank"
        rel="noopener"
        aria-label={t('openInPlayground')}
        {...mark(ACTION, 'playground' satisfies DemoAction)}
        {...clickAttributes('demoPlayground', id)}
      >
        <Icon of={FlaskConical} />
        <span className={styles['text']}>{t('playground')}</span>
      </a>
      <Tool action="reset" icon={RotateCcw} label={t('demoReset')} />
      <button className={styles['tool']} type="button" aria-label={t('demoMore')} popoverTarget={`${name}-more`}>
        <Icon of={Ellipsis} />
      </button>
      <div className={`floating ${styles['menu']}`} id={`${name}-more`} popover="auto">
        <ul aria-label={t('demoMore')}>
          {/* Tools that don't fit into the toolbar on a narrow screen. */}
          <li className={`${styles['narrow']} needs-script`}>
            <VariantChoice t={t} />
            {stylings.length > 1 && <StylingChoice t={t} stylings={stylings} />}
          </li>
          <MenuButton
            action="stackblitz"
            icon={Zap}
            label={t('demoStackBlitz')}
            click={clickAttributes('demoStackBlitz', id)}
          />
          <MenuButton
            action="download"
            icon={Download}
            label={t('demoDownload')}
            click={clickAttributes('demoDownload', id)}
          />
          <MenuButton action="link" icon={Link} label={t('demoCopyLink')} />
          {!code && <MenuLink href={ownPage} icon={ExternalLink} label={t('demoOwnPage')} />}
          {site.editUrl && (
            <MenuLink href={sourceUrl(site.editUrl, facts.file)} icon={FileCode} label={t('demoSource')} />
          )}
        </ul>
      </div>
    </div>
  );
}

function VariantChoice({ t }: { t: Translate }) {
  const options = CODE_VARIANTS.map((variant) => ({ value: variant, label: variant }));
  return <Choice action="variant" click="demoVariant" label={t('demoLanguage')} options={options} initial="TS" />;
}

function StylingChoice({ t, stylings }: { t: Translate; stylings: readonly CodeStyling[] }) {
  const options = stylings.map((styling) => ({ value: styling, label: t(STYLING_LABELS[styling]) }));
  return <Choice action="styling" click="demoStyling" label={t('demoStyling')} options={options} initial="system" />;
}

interface ChoiceProps {
  action: DemoAction;
  click: ClickName;
  label: string;
  options: readonly { value: string; label: string }[];
  initial: string;
}

function Choice({ action, click, label, options, initial }: ChoiceProps) {
  return (
    <span className={`${styles['choice']} needs-script`} role="group" aria-label={label}>
      {options.map(({ value, label: text }) => (
        <button
          key={value}
          className={styles['option']}
          type="button"
          {...mark(ACTION, action)}
          value={value}
          aria-pressed={value === initial}
          {...clickAttributes(click, value)}
        >
          {text}
        </button>
      ))}
    </span>
  );
}

interface ActionProps {
  action: DemoAction;
  icon: IconNode;
  label: string;
  /** Analytics attributes. */
  click?: Record<string, string>;
}

function Tool({ action, icon, label, click }: ActionProps) {
  return (
    <button
      className={`${styles['tool']} needs-script`}
      type="button"
      {...mark(ACTION, action)}
      aria-label={label}
      {...click}
    >
      <Icon of={icon} />
    </button>
  );
}

function MenuButton({ action, icon, label, click }: ActionProps) {
  return (
    <li className="needs-script">
      <button className="ui-menu-entry" type="button" {...mark(ACTION, action)} {...click}>
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
}

function MenuLink({ href, icon, label }: MenuLinkProps) {
  return (
    <li>
      <a className="ui-menu-entry" href={href}>
        <Icon of={icon} />
        {label}
      </a>
    </li>
  );
}

function sourceUrl(editUrl: string, file: string) {
  return `${editUrl.replace('/edit/', '/blob/')}/${file}`;
}
