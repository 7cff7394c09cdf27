import type { ComponentType, RefAttributes } from 'react';
import { flushSync, preload } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { fetchRoomProps } from './fetchRoomProps.ts';

const mounted = new Map<string, Promise<unknown>>();

/**
 * Mounts a room into the element with this id, with its props from the parts document, once the stylesheet with the address
 * `styles` is loaded. Resolves to the room's handle, later calls to the same. After a failure, the next call tries again.
 * Imported on demand, because this module loads React.
 */
export function mountRoom<Props extends object, Handle>(
  id: string,
  Room: ComponentType<Props & RefAttributes<Handle>>,
  styles?: string,
): Promise<Handle> {
  const known = mounted.get(id) as Promise<Handle> | undefined;
  if (known) return known;
  const mounting = mount(id, Room, styles);
  mounted.set(id, mounting);
  mounting.catch(() => mounted.delete(id));
  return mounting;
}

async function mount<Props extends object, Handle>(
  id: string,
  Room: ComponentType<Props & RefAttributes<Handle>>,
  styles?: string,
) {
  if (styles) preload(styles, { as: 'style' });
  const props = await fetchRoomProps<Props>(id);
  const place = document.getElementById(id);
  if (!place) throw new Error(`The page has no element ${id} for a room.`);
  place.addEventListener('click', closeByBackdrop);
  // Not known after rendering: React commits only once the stylesheet is loaded.
  return new Promise<Handle>((resolve, reject) => {
    const onUncaughtError = (error: unknown) => {
      reportError(error);
      reject(error);
    };
    const ref = (handle: Handle | null) => {
      if (handle) resolve(handle);
    };
    const root = createRoot(place, { onUncaughtError });
    const sheet = styles && <link rel="stylesheet" href={styles} precedence="room" />;
    flushSync(() =>
      root.render(
        <>
          {sheet}
          <Room {...props} ref={ref} />
        </>,
      ),
    );
  });
}

/** The content covers the whole dialog, so a click on the dialog itself is one on its backdrop. */
function closeByBackdrop({ target, currentTarget: place }: Event) {
  if (target === place && place instanceof HTMLDialogElement) place.close();
}
