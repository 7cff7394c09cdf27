import type { ReactNode } from 'react';
import { mark } from '#lib/hook';
import { HEADING_LINK, PLAN } from '#model/hooks';
import type { Plan } from '#model/nav';
import { labelsOf } from '#model/row-history';
import { Badge } from '#ui';
import { useApi } from '../context.ts';
import { COLUMNS, GROUP, ROWS, SECTION, WIDE_CELL } from '../hooks.ts';
import { heightStyle } from '../row-height/heightStyle.ts';
import { rowHeights, type RowText } from '../row-height/rowHeights.ts';
import { breakable } from './breakable.tsx';
import { HistoryBadges, textOfLabel } from './HistoryBadges.tsx';
import { Count } from './Section.tsx';
import styles from './Rows.module.css';

/** Columns of the table view; labels of the cells in the list view. */
export interface Column {
  id: 'type' | 'default' | 'description' | 'class';
  label: string;
}

/** Rows that CSS lays out as a table or as a list; the markup is the same. */
export function Rows({
  nameLabel,
  columns,
  children,
}: {
  nameLabel: string;
  columns: readonly Column[];
  children: ReactNode;
}) {
  return (
    <div className={styles['table']} {...mark(COLUMNS, columns.map(({ id }) => id).join(' '))}>
      <div className={styles['head']} aria-hidden="true">
        <span>{nameLabel}</span>
        <div className={styles['cells']}>
          {columns.map(({ id, label }) => (
            <span key={id} data-cell={id}>
              {label}
            </span>
          ))}
        </div>
      </div>
      {children}
    </div>
  );
}

export function RowList({ children }: { children: ReactNode }) {
  return (
    <ul className={styles['rows']} {...mark(ROWS)}>
      {children}
    </ul>
  );
}

/** Rows of one task under a heading, which is hidden when all rows are in alphabetical order. */
export function RowGroup({
  id,
  title,
  count,
  children,
}: {
  id: string;
  title: string;
  count: number;
  children: ReactNode;
}) {
  return (
    <div {...mark(SECTION)} {...mark(GROUP)}>
      <h3 className={styles['group']} id={id}>
        <a href={`#${id}`} {...mark(HEADING_LINK)}>
          {title}
        </a>
        <Count of={count} />
      </h3>
      <RowList>{children}</RowList>
    </div>
  );
}

interface RowProps {
  id: string;
  name: string;
  isRequired?: boolean;
  isDeprecated?: boolean;
  isInternal?: boolean | undefined;
  plan?: Plan | undefined;
  level?: 3 | 4;
  /** The text of the cells, from which the height is estimated. */
  text: Omit<RowText, 'name'>;
  children: ReactNode;
}

export function Row({ id, name, isRequired, isDeprecated, isInternal, plan, level = 3, text, children }: RowProps) {
  const { t, historyOf } = useApi();
  const history = labelsOf(historyOf(id));
  const Heading = level === 3 ? 'h3' : 'h4';
  const badges = [
    isRequired && t('apiRequired'),
    isDeprecated && !history.some(({ about }) => about === 'deprecated') && t('apiDeprecated'),
    isInternal && t('apiInternal'),
    plan && t(plan),
    ...history.map((label) => textOfLabel(label, t)),
  ];
  const estimated = rowHeights({
    ...text,
    name: { name, badges: badges.filter((badge) => typeof badge === 'string') },
  });
  return (
    <li className={styles['row']} id={id} {...mark(PLAN, plan ?? 'community')} style={heightStyle(estimated)}>
      <Heading className={styles['name']}>
        <a href={`#${id}`} {...mark(HEADING_LINK)} data-deprecated={isDeprecated ? '' : undefined}>
          {breakable(name)}
        </a>
        {isRequired && <Badge tone="danger">{t('apiRequired')}</Badge>}
        {isDeprecated && !history.some(({ about }) => about === 'deprecated') && (
          <Badge tone="unstable">{t('apiDeprecated')}</Badge>
        )}
        {isInternal && <Badge>{t('apiInternal')}</Badge>}
        {plan && <Badge tone={plan}>{t(plan)}</Badge>}
        <HistoryBadges labels={history} />
      </Heading>
      <dl className={styles['cells']}>{children}</dl>
    </li>
  );
}

export function Cell({ id, label, isWide, children }: Column & { isWide?: boolean; children: ReactNode }) {
  return (
    <div data-cell={id} {...(isWide && mark(WIDE_CELL))}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
