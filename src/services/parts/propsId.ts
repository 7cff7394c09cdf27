/** Id of the element in the parts document with the props of a room. */
export const propsId = (id: string) => `${id}-props`;
