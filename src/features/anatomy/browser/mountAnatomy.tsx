import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { read } from '#lib/hook';
import { ANATOMY } from '#model/hooks';
import { propsId } from '#services/parts';
import { type AnatomyProps, idOfAnatomy } from '../props.ts';
import { AnatomyView } from './AnatomyView.tsx';
import { findPlaces } from './places.ts';

/** Takes the place of the static hint. */
export function mountAnatomy(section: HTMLElement) {
  const places = findPlaces(section);
  const data = document.getElementById(propsId(idOfAnatomy(read(ANATOMY, section))));
  if (!places || !data) return;
  const props = JSON.parse(data.textContent ?? '') as AnatomyProps;
  const root = createRoot(places.readout);
  flushSync(() => root.render(<AnatomyView {...props} places={places} />));
}
