import type { Fix } from '#model/migration';
import { Badge } from '#ui';
import type { MigrationTexts } from './props.ts';

const TONES = { codemod: 'new', hand: 'neutral', silent: 'unstable' } as const;

/** Who makes a change, as in the guides. */
export function FixBadge({ fix, texts }: { fix: Fix; texts: MigrationTexts }) {
  return <Badge tone={TONES[fix]}>{texts[`migration_${fix}`]}</Badge>;
}
