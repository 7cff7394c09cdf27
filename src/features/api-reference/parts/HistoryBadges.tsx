import { fillIn } from '#lib/fill-in';
import { mark } from '#lib/hook';
import { SINCE } from '#model/hooks';
import { type HistoryLabel, labelsOf } from '#model/row-history';
import type { Translate } from '#services/i18n';
import { Badge, type BadgeTone } from '#ui';
import { useApi } from '../context.ts';
import styles from './HistoryBadges.module.css';

const TONES: Readonly<Record<HistoryLabel['about'], BadgeTone>> = {
  since: 'neutral',
  deprecated: 'unstable',
  typeChanged: 'neutral',
  removed: 'danger',
};

/** The releases that added, deprecated, changed or will remove something. */
export function HistoryBadges({ labels }: { labels: readonly HistoryLabel[] }) {
  const { t } = useApi();
  return labels.map((label) => (
    <Badge key={label.about} tone={TONES[label.about]} {...(label.about === 'since' && mark(SINCE, label.release))}>
      {textOfLabel(label, t)}
    </Badge>
  ));
}

export function textOfLabel({ id, release }: HistoryLabel, t: Translate): string {
  return fillIn(t(id), { release });
}

/** The same for a component, hook or interface, before all other content. */
export function ReleaseNote({ of: name }: { of: string }) {
  const { historyOf } = useApi();
  const labels = labelsOf(historyOf(name));
  if (labels.length === 0) return null;
  return (
    <p className={styles['note']}>
      <HistoryBadges labels={labels} />
    </p>
  );
}
