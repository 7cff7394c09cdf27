import type { StoredChoice } from '#lib/storage';

/** Layout of API pages; one preference for the whole site. */
export type ApiView = 'table' | 'list';

export const API_VIEW: StoredChoice<ApiView> = { key: 'api-view', values: ['table', 'list'], fallback: 'table' };

/** Order of grouped props. */
export type ApiOrder = 'task' | 'alphabetical';

export const API_ORDER: StoredChoice<ApiOrder> = {
  key: 'api-order',
  values: ['task', 'alphabetical'],
  fallback: 'task',
};

/** Set on `<html>`, so that CSS can show the preferred view before paint. */
export const API_VIEW_ATTRIBUTE = 'data-api-view';
