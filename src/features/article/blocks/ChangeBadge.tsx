import { Badge } from '#ui';
import styles from './ChangeBadge.module.css';

const KINDS = {
  codemod: ['Codemod', 'new'],
  hand: ['By hand', 'neutral'],
  silent: ['Silent', 'unstable'],
} as const;

/** `<Change is="silent" />` in a migration guide: who makes a change, and whether anything reports what is left. */
export function ChangeBadge({ is: kind }: { is: keyof typeof KINDS }) {
  const [name, tone] = KINDS[kind];
  return (
    <span className={styles['change']}>
      <Badge tone={tone}>{name}</Badge>
    </span>
  );
}
