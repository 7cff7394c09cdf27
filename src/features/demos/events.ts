/** Sent to the root of a demo: start over. */
export const RESET_EVENT = 'demo-reset';
/** Sent by a frame, once, when a reader first opens its code. It bubbles. */
export const CODE_OPENED_EVENT = 'demo-code-opened';
