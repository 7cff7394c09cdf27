import { mark } from '#lib/hook';
import { anchorOf } from '#model/api-anchors';
import { PLAN } from '#model/hooks';
import { labelsOf } from '#model/row-history';
import { useApi } from '../context.ts';
import { ROWS } from '../hooks.ts';
import { HistoryBadges } from './HistoryBadges.tsx';
import styles from './CssVariables.module.css';

/** CSS variables of the component; set them on its root to change its appearance. */
export function CssVariables({ owner, variables }: { owner: string; variables: readonly string[] }) {
  const { historyOf } = useApi();
  return (
    <ul className={styles['variables']} {...mark(ROWS)}>
      {variables.map((name) => (
        <li key={name} id={anchorOf.variable(owner, name)} {...mark(PLAN, 'community')}>
          <code>{name}</code> <HistoryBadges labels={labelsOf(historyOf(anchorOf.variable(owner, name)))} />
        </li>
      ))}
    </ul>
  );
}
