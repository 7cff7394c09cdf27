/** The preference for the table or list view. */
import { createPreference } from '#lib/preference';
import { onStorageChange, storageSource } from '#lib/storage';
import { API_VIEW, API_VIEW_ATTRIBUTE, type ApiView } from './view.ts';

export type { ApiView } from './view.ts';

export const apiView = createPreference<ApiView>({ ...API_VIEW, sources: [storageSource(API_VIEW.key)] });

/** Applies changes of the preference, made in this tab or in others. */
export function followApiView(listener: (view: ApiView) => void) {
  apiView.subscribe((view) => {
    document.documentElement.setAttribute(API_VIEW_ATTRIBUTE, view);
    listener(view);
  });
  onStorageChange(API_VIEW.key, apiView.reload);
}
