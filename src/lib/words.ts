/** A list of names that is easier to read as a text: `words('cell row')`. */
export const words = (text: string) => text.trim().split(/\s+/);
