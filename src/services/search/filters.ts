import type { HitKind } from '#model/search';
import type { Entry } from './entries.ts';
import type { Filters, HitGroup } from './protocol.ts';

const GROUPS: Readonly<Record<HitGroup, readonly HitKind[]>> = {
  guides: ['page', 'section'],
  api: [
    'component',
    'hook',
    'interface',
    'type',
    'prop',
    'property',
    'slot',
    'class',
    'variable',
    'parameter',
    'event',
    'selector',
  ],
  demos: ['demo'],
};

export function passes({ shard, plan, kind }: Entry, filters: Filters): boolean {
  if (filters.shard && shard !== filters.shard) return false;
  if (filters.plan !== undefined && plan !== filters.plan) return false;
  return !filters.group || GROUPS[filters.group].includes(kind);
}

export function isApi(kind: HitKind): boolean {
  return GROUPS.api.includes(kind);
}
