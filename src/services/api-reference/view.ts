import type { StoredChoice } from '#lib/storage';

/** How API pages show their rows; one choice for the whole site. */
export type ApiView = 'table' | 'list';

export const API_VIEW: StoredChoice<ApiView> = { key: 'api-view', values: ['table', 'list'], fallback: 'table' };

/** On `<html>`, so that style alone shows the right view before any script runs. */
export const API_VIEW_ATTRIBUTE = 'data-api-view';
