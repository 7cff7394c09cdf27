import { anchorOf } from '#model/api-anchors';
import styles from './CssVariables.module.css';

/** Custom properties the component reads; setting them on its root changes its look. */
export function CssVariables({ owner, variables }: { owner: string; variables: readonly string[] }) {
  return (
    <ul className={styles['variables']}>
      {variables.map((name) => (
        <li key={name} id={anchorOf.variable(owner, name)}>
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}
