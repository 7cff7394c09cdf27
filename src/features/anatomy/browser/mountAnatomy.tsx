import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { AnatomyView } from './AnatomyView.tsx';
import { readAnatomy } from './readAnatomy.ts';

/** Takes the place of the static hint. `pointed` is what the reader pointed at last. */
export function mountAnatomy(section: HTMLElement, pointed: EventTarget | null) {
  const anatomy = readAnatomy(section);
  if (!anatomy) return;
  const root = createRoot(anatomy.places.readout);
  flushSync(() => root.render(<AnatomyView {...anatomy} pointed={pointed} />));
}
