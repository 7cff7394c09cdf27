import { readStoredChoice } from '#lib/storage';
import { API_VIEW, API_VIEW_ATTRIBUTE } from './view.ts';

/** Before paint: the reader's view as an attribute. */
export function bootApiView() {
  document.documentElement.setAttribute(API_VIEW_ATTRIBUTE, readStoredChoice(API_VIEW));
}
