import { hydrateRoom } from '#services/parts';
import { Assistant } from './Assistant.tsx';
import { MIGRATION_ID, type MigrationProps } from './props.ts';

/** Takes over the form that the server rendered, and what a reader has chosen in it. */
export function hydrate(earlier: readonly FileSystemEntry[]) {
  return hydrateRoom(MIGRATION_ID, (props: MigrationProps) => <Assistant {...props} earlier={earlier} />);
}
