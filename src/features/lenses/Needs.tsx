import { mark } from '#lib/hook';
import { NEEDS } from '#model/hooks';
import { printNeeds, type Need } from './needs.ts';

export interface NeedsProps {
  needs: readonly Need[];
}

/** Nothing to see until a reader has chosen an older release. */
export function Needs({ needs }: NeedsProps) {
  return needs.length > 0 && <p hidden {...mark(NEEDS, printNeeds(needs))} />;
}
