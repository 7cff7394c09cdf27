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
  // Not known after rendering: React commits only once the stylesheets of the room are loaded.
  return new Promise<Handle>((resolve, reject) => {
    const onUncaughtError = (error: unknown) => {
      reportError(error);
      reject(error);
    };
    const ref = (handle: Handle | null) => {
      if (handle) resolve(handle);
    };
    const root = createRoot(place, { onUncaughtError });
    flushSync(() => root.render(<Room {...props} ref={ref} />));
  });
}
