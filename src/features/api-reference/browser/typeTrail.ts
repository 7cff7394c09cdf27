/** An opened type and its URL. */
export interface TypeStep {
  name: string;
  href: string;
}

/** Appends a type, or returns to it if it is already in the trail, so that circular references don't grow the trail. */
export function stepTo(trail: readonly TypeStep[], step: TypeStep): TypeStep[] {
  const index = trail.findIndex(({ href }) => href === step.href);
  return index === -1 ? [...trail, step] : trail.slice(0, index + 1);
}
