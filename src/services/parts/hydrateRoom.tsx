import { type ComponentType, type ReactNode, useEffect, useReducer } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { propsId } from './propsId.ts';

/**
 * Takes over a room that the server rendered completely, with its props (`RoomProps`) in the same page. Resolves once it
 * answers events with what its effects have read, such as a choice that was made before.
 */
export function hydrateRoom<Props extends object>(id: string, Room: ComponentType<Props>): Promise<void> {
  const place = document.getElementById(id);
  const props = document.getElementById(propsId(id));
  if (!place || !props) throw new Error(`The page has no room ${id}.`);
  const room = <Room {...(JSON.parse(props.textContent) as Props)} />;
  return new Promise((resolve) => hydrateRoot(place, <Announced whenReady={resolve}>{room}</Announced>));
}

function Announced({ whenReady, children }: { whenReady: () => void; children: ReactNode }) {
  const [isMounted, mount] = useReducer(() => true, false);
  // The second rendering has what the effects of the first one have set.
  useEffect(() => (isMounted ? whenReady() : mount()), [isMounted, whenReady]);
  return children;
}
