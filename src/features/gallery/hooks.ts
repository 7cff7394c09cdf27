import type { Hook } from '#lib/hook';

/** Whatever changes what the wall shows; the first use of one loads the room. */
export const CONTROLS: Hook = 'data-gallery-controls';
