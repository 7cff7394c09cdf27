/** Browser code of anatomies: mounts the room when a reader first points at one or moves the focus into it. */
import { findAll } from '#lib/hook';
import { ANATOMY } from '#model/hooks';

export function activateAnatomies() {
  for (const section of findAll(ANATOMY)) {
    const waiting = new AbortController();
    let pointed: EventTarget | null = null;
    const mount = async () => {
      const { mountAnatomy } = await import('./browser/mountAnatomy.tsx');
      if (waiting.signal.aborted) return;
      waiting.abort();
      mountAnatomy(section, pointed);
    };
    for (const type of ['pointerover', 'focusin'])
      section.addEventListener(
        type,
        ({ target }) => {
          pointed = target;
          // After a failure, the next event tries again. The list is complete without this code.
          void mount().catch(() => undefined);
        },
        { signal: waiting.signal },
      );
  }
}
