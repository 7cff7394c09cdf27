import { Children, type CSSProperties, type ReactNode } from 'react';
import type { Plan } from '#model/nav';
import { Badge } from '#ui';
import { useApi } from '../context.ts';
import { breakable } from './breakable.tsx';
import styles from './Rows.module.css';

/** Two screens of a phone. */
const LIST_LENGTH = 16;

/** Columns of a table; the names of the cells in a list. */
export interface Column {
  id: 'type' | 'default' | 'description' | 'class';
  label: string;
}

/** Rows that style shows as a table or as a list; the markup is the same. */
export function Rows({ nameLabel, columns, children }: { nameLabel: string; columns: readonly Column[]; children: ReactNode }) {
  return (
    <div className={styles['table']} data-columns={columns.map(({ id }) => id).join(' ')}>
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
      {inLists(Children.toArray(children)).map((rows, index) => (
        <ul key={index} className={styles['rows']} data-api-rows="" style={{ '--rows': rows.length } as CSSProperties}>
          {rows}
        </ul>
      ))}
    </div>
  );
}

/**
 * Lists that are far away cost the first frame of a page nothing, whatever is in them: two hundred rows in one list, whose
 * first is near, would have it wait for all their boxes.
 */
function inLists(rows: ReactNode[]): ReactNode[][] {
  const lists: ReactNode[][] = [];
  for (let first = 0; first < rows.length; first += LIST_LENGTH) lists.push(rows.slice(first, first + LIST_LENGTH));
  return lists;
}

export interface RowProps {
  id: string;
  name: string;
  isRequired?: boolean;
  isDeprecated?: boolean;
  isInternal?: boolean | undefined;
  plan?: Plan | undefined;
  level?: 3 | 4;
  children: ReactNode;
}

export function Row({ id, name, isRequired, isDeprecated, isInternal, plan, level = 3, children }: RowProps) {
  const { t } = useApi();
  const Heading = level === 3 ? 'h3' : 'h4';
  return (
    <li className={styles['row']} id={id} data-plan={plan ?? 'community'}>
      <Heading className={styles['name']}>
        <a href={`#${id}`} data-heading-link="" data-deprecated={isDeprecated ? '' : undefined}>
          {breakable(name)}
        </a>
        {isRequired && <Badge tone="danger">{t('apiRequired')}</Badge>}
        {isDeprecated && <Badge tone="unstable">{t('apiDeprecated')}</Badge>}
        {isInternal && <Badge>{t('apiInternal')}</Badge>}
        {plan && <Badge tone={plan}>{t(plan)}</Badge>}
      </Heading>
      <dl className={styles['cells']}>{children}</dl>
    </li>
  );
}

export function Cell({ id, label, children }: Column & { children: ReactNode }) {
  return (
    <div data-cell={id}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
