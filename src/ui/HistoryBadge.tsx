import { mark } from '#lib/hook';
import { SINCE } from '#model/hooks';
import type { HistoryLabel } from '#model/row-history';
import { Badge, type BadgeTone } from './Badge.tsx';

const TONES: Readonly<Record<HistoryLabel['about'], BadgeTone>> = {
  since: 'neutral',
  deprecated: 'unstable',
  typeChanged: 'neutral',
  removed: 'danger',
};

/** What a release did to something, with the mark by which the version lens finds what is new. */
export function HistoryBadge({ about, release, label }: Omit<HistoryLabel, 'id'> & { label: string }) {
  return (
    <Badge tone={TONES[about]} {...(about === 'since' && mark(SINCE, release))}>
      {label}
    </Badge>
  );
}
