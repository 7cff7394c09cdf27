import type { HitKind } from '#model/search';
import type { Entry } from './entries.ts';
import type { Filters, HitGroup } from './protocol.ts';

export function passes({ shard, plan, kind }: Entry, filters: Filters): boolean {
  if (filters.shard && shard !== filters.shard) return false;
  if (filters.plan !== undefined && plan !== filters.plan) return false;
  return !filters.group || groupOf(kind) === filters.group;
}

export function isApi(kind: HitKind): boolean {
  return groupOf(kind) === 'api';
}

function groupOf(kind: HitKind): HitGroup {
  if (kind === 'page' || kind === 'section') return 'guides';
  return kind === 'demo' ? 'demos' : 'api';
}
