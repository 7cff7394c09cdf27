/** Rooms that are React in the browser: their props in the parts document, and what mounts them. */
export { mountRoom } from './mountRoom.tsx';
export { RoomProps } from './RoomProps.tsx';
