import { hydrateRoom } from '#services/parts';
import { WORKBENCH_ID } from './props.ts';
import { Workbench } from './Workbench.tsx';

export const hydrate = () => hydrateRoom(WORKBENCH_ID, Workbench);
