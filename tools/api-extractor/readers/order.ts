import type { ApiMember } from '#model/api';

export function compareNames(a: string, b: string): number {
  const [first, second] = [a.toLowerCase(), b.toLowerCase()];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}

export function byName<T extends { name: string }>(things: readonly T[]): T[] {
  return things.toSorted((a, b) => compareNames(a.name, b.name));
}

/** Required members first, internal ones last. */
export function inReadingOrder<T extends ApiMember>(members: readonly T[]): T[] {
  return byName(members).toSorted((a, b) => rank(a) - rank(b));
}

function rank({ isRequired, isInternal }: ApiMember) {
  if (isInternal) return 2;
  return isRequired ? 0 : 1;
}
