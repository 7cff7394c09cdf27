import type { ExplorerDefinition, ExplorerState } from '#model/explorer';

/** Whether a change of the state changes what is seen in the popup. */
export function isSeenInPopup(
  { outside }: NonNullable<ExplorerDefinition['popup']>,
  before: ExplorerState,
  after: ExplorerState,
): boolean {
  return Object.keys({ ...before, ...after }).some(
    (id) => before[id] !== after[id] && !outside.includes(id) && !/^on[A-Z]/.test(id),
  );
}
