/** What stands before the name of a control in the id of its field. */
export const FIELD = 'explorer-';
export const CONTROLS_ID = 'explorer-controls';
