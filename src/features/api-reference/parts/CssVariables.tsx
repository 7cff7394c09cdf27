import { anchorOf } from '#model/api-anchors';
import styles from './CssVariables.module.css';

/** CSS variables of the component; set them on its root to change its appearance. */
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
