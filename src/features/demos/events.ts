/** Dispatched on the stage of a demo to reset it. Bubbles. */
export const RESET_EVENT = 'demo-reset';
/** Dispatched by a demo frame when its code is opened for the first time. Bubbles. */
export const CODE_OPENED_EVENT = 'demo-code-opened';
