import { fillIn } from '#lib/fill-in';
import { type HistoryLabel, labelsOf } from '#model/row-history';
import type { Translate } from '#services/i18n';
import { HistoryBadge } from '#ui';
import { useApi } from '../context.ts';
import styles from './HistoryBadges.module.css';

/** The releases that added, deprecated, changed or will remove something. */
export function HistoryBadges({ labels }: { labels: readonly HistoryLabel[] }) {
  const { t } = useApi();
  return labels.map((label) => (
    <HistoryBadge key={label.about} about={label.about} release={label.release} label={textOfLabel(label, t)} />
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
