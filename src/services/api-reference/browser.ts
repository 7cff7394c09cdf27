/** The preferences for API pages: table or list, by task or from A to Z. */
import { createPreference } from '#lib/preference';
import { onStorageChange, storageSource } from '#lib/storage';
import { API_ORDER, API_VIEW, API_VIEW_ATTRIBUTE, type ApiOrder, type ApiView } from './view.ts';

export type { ApiView } from './view.ts';

export const apiView = createPreference<ApiView>({ ...API_VIEW, sources: [storageSource(API_VIEW.key)] });

/** The order of grouped props. A change in another tab takes effect with the next page. */
export const apiOrder = createPreference<ApiOrder>({ ...API_ORDER, sources: [storageSource(API_ORDER.key)] });

/** Applies changes of the preference, made in this tab or in others. */
export function followApiView(listener: (view: ApiView) => void) {
  apiView.subscribe((view) => {
    document.documentElement.setAttribute(API_VIEW_ATTRIBUTE, view);
    listener(view);
  });
  onStorageChange(API_VIEW.key, apiView.reload);
}
