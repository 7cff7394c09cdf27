import type { Hook } from '#lib/hook';

/** Where the network, or we, write into the slot. */
export const NETWORK: Hook = 'data-slot-network';
export const FILLING: Hook = 'data-slot-filling';
/** Which of both is shown. */
export const SHOWS: Hook<HTMLElement, 'filling' | 'network'> = 'data-shows';
export const SHAPE: Hook<HTMLElement, 'inline' | 'image'> = 'data-shape';
/** A place for a one-line ad, with its settings. */
export const INLINE_SLOT: Hook = 'data-inline-slot';
