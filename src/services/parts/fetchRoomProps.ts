import { fetchPart } from './fetchPart.ts';
import { propsId } from './propsId.ts';

/** The props of a room, which `RoomProps` has written into the parts document. */
export async function fetchRoomProps<Props extends object>(id: string): Promise<Props> {
  return JSON.parse((await fetchPart(propsId(id), HTMLScriptElement)).text) as Props;
}
