import { hydrateRoom } from '#services/parts';
import { STARTER_ID } from './props.ts';
import { Starter } from './Starter.tsx';

/** Takes over the page that the server rendered with the first choices. */
export const hydrate = () => hydrateRoom(STARTER_ID, Starter);
