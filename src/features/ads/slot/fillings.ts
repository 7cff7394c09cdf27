/** What of ours the slot can show, and the ids of the parts that hold it. */
export const FILLINGS = { message: 'slot-message', 'in-house': 'slot-in-house' } as const;

export type Filling = keyof typeof FILLINGS;
