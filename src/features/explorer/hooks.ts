/** What stands before the name of a control in the id of its field. */
export const FIELD = 'explorer-';
export const CONTROLS_ID = 'explorer-controls';
/** The name of the fields for the language of the code. */
export const VARIANT = `${FIELD}variant`;
