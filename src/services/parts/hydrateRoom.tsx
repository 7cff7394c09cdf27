import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { propsId } from './propsId.ts';

/** Takes over a room that the server rendered completely, with its props (`RoomProps`) in the same page. */
export function hydrateRoom<Props extends object>(id: string, Room: ComponentType<Props>) {
  const place = document.getElementById(id);
  const props = document.getElementById(propsId(id));
  if (!place || !props) throw new Error(`The page has no room ${id}.`);
  hydrateRoot(place, <Room {...(JSON.parse(props.textContent) as Props)} />);
}
