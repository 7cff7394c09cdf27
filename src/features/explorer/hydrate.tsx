import { followCodePreferences } from '#services/code-preferences/browser';
import { followLenses, usedDates, usedPlan } from '#services/lenses/browser';
import { hydrateRoom } from '#services/parts';
import { Explorer } from './Explorer.tsx';
import { EXPLORER_ID, type ExplorerProps } from './props.ts';

/** Takes over the room that the server rendered. The reader's lenses are known only here. */
export function hydrate() {
  followLenses();
  followCodePreferences();
  return hydrateRoom(EXPLORER_ID, (props: ExplorerProps) => (
    <Explorer {...props} usedPlan={usedPlan} usedDates={usedDates} />
  ));
}
