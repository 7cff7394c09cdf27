/** Something that was opened, and its URL. */
export interface Step {
  name: string;
  href: string;
  /** What is shown; `undefined` if it cannot be loaded. */
  read: () => Promise<Node | undefined>;
}

/** Appends a step, or returns to it if it is already in the trail, so that circular references don't grow the trail. */
export function stepTo<One extends Pick<Step, 'href'>>(trail: readonly One[], step: One): One[] {
  const index = trail.findIndex(({ href }) => href === step.href);
  return index === -1 ? [...trail, step] : trail.slice(0, index + 1);
}
