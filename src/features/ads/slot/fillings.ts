/** The kinds of in-house content, with the ids of their templates in the parts document. */
export const FILLINGS = { message: 'slot-message', 'in-house': 'slot-in-house' } as const;

export type Filling = keyof typeof FILLINGS;
