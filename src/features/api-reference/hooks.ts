import type { Hook } from '#lib/hook';
import type { ApiView } from '#services/api-reference/browser';
import type { MessageId } from '#services/i18n';

export const BAR: Hook = 'data-api-bar';
export const FILTER: Hook<HTMLInputElement> = 'data-api-filter';
export const STATUS: Hook = 'data-api-status';
export const PLAN_OPTION: Hook<HTMLInputElement> = 'data-api-plan';
export const VIEW_CHOICE: Hook<HTMLInputElement, ApiView> = 'data-api-view-choice';
export const ORDER: Hook<HTMLInputElement> = 'data-api-order';

export const SECTION: Hook = 'data-api-section';
/** A section with the rows of one task. */
export const GROUP: Hook = 'data-api-group';
/** The table around groups; its value are the columns. */
export const COLUMNS: Hook = 'data-columns';
/** On the cell that takes the place of a missing default, too. */
export const WIDE_CELL: Hook = 'data-wide-cell';
/** A list of rows, which are its children. */
export const ROWS: Hook = 'data-api-rows';
export const USES: Hook = 'data-api-uses';

/** The name of a type, linked to its definition. */
export const TYPE: Hook<HTMLAnchorElement> = 'data-type';
export const TYPE_POPOVER: Hook = 'data-type-popover';

/** Texts on the page. */
export const API_TEXTS = ['noMatches'] as const satisfies readonly MessageId[];
export type ApiText = (typeof API_TEXTS)[number];
