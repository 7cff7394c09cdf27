import { mark } from '#lib/hook';
import { anchorOf } from '#model/api-anchors';
import { ROW_PLAN, ROWS } from '../hooks.ts';
import styles from './CssVariables.module.css';

/** CSS variables of the component; set them on its root to change its appearance. */
export function CssVariables({ owner, variables }: { owner: string; variables: readonly string[] }) {
  return (
    <ul className={styles['variables']} {...mark(ROWS)}>
      {variables.map((name) => (
        <li key={name} id={anchorOf.variable(owner, name)} {...mark(ROW_PLAN, 'community')}>
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}
