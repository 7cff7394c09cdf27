/** A type the reader opened, and where it stands. */
export interface TypeStep {
  name: string;
  href: string;
}

/** The way goes on to a type, or back to where it was on the way already: types that mention each other make no circle. */
export function stepTo(trail: readonly TypeStep[], step: TypeStep): TypeStep[] {
  const place = trail.findIndex(({ href }) => href === step.href);
  return place === -1 ? [...trail, step] : trail.slice(0, place + 1);
}
