import type { StoredChoice } from '#lib/storage';

/** What a reader can choose, under which key it is kept in localStorage, and what holds without a choice. */
export const MODE = { key: 'mui-mode', values: ['light', 'system', 'dark'], fallback: 'system' } as const satisfies StoredChoice<string>;
export const DIRECTION = { key: 'mui-direction', values: ['ltr', 'rtl'], fallback: 'ltr' } as const satisfies StoredChoice<string>;
export const DENSITY = { key: 'mui-density', values: ['normal', 'dense'], fallback: 'normal' } as const satisfies StoredChoice<string>;

export type ModeChoice = (typeof MODE.values)[number];
export type Direction = (typeof DIRECTION.values)[number];
export type Density = (typeof DENSITY.values)[number];
