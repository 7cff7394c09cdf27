import type { ComponentType, RefAttributes } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { fetchPart } from './fetchPart.ts';
import { propsId } from './propsId.ts';

const mounted = new Map<string, Promise<unknown>>();

/**
 * Mounts a room into the element with this id, with its props from the parts document, and resolves to the room's handle.
 * Later calls resolve to the same handle. After a failure, the next call tries again. Imported on demand, because this
 * module loads React.
 */
export function mountRoom<Props extends object, Handle>(
  id: string,
  Room: ComponentType<Props & RefAttributes<Handle>>,
): Promise<Handle> {
  const known = mounted.get(id) as Promise<Handle> | undefined;
  if (known) return known;
  const mounting = mount(id, Room);
  mounted.set(id, mounting);
  mounting.catch(() => mounted.delete(id));
  return mounting;
}

async function mount<Props extends object, Handle>(id: string, Room: ComponentType<Props & RefAttributes<Handle>>) {
  const props = JSON.parse((await fetchPart(propsId(id), HTMLScriptElement)).text) as Props;
  const place = document.getElementById(id);
  if (!place) throw new Error(`The page has no element ${id} for a room.`);
  let handle: Handle | null = null;
  const keepHandle = (current: Handle | null) => {
    handle = current ?? handle;
  };
  const root = createRoot(place);
  flushSync(() => root.render(<Room {...props} ref={keepHandle} />));
  if (handle === null) throw new Error(`The room ${id} has no handle.`);
  return handle as Handle;
}
