/** Rooms that are React in the browser: their props, and what mounts or hydrates them. */
export { hydrateRoom } from './hydrateRoom.tsx';
export { mountRoom } from './mountRoom.tsx';
export { propsId } from './propsId.ts';
export { RoomProps } from './RoomProps.tsx';
