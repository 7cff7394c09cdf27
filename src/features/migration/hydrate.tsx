import { hydrateRoom } from '#services/parts';
import { Assistant } from './Assistant.tsx';
import { MIGRATION_ID, type MigrationProps } from './props.ts';

/** Takes over the form that the server rendered. */
export function hydrate() {
  hydrateRoom(MIGRATION_ID, (props: MigrationProps) => <Assistant {...props} />);
}
