import { readStoredChoice } from '#lib/storage';
import { API_VIEW, API_VIEW_ATTRIBUTE } from './view.ts';

/** Sets the stored view as an attribute before paint. */
export function bootApiView() {
  document.documentElement.setAttribute(API_VIEW_ATTRIBUTE, readStoredChoice(API_VIEW));
}
