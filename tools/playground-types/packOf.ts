/** Packs that documented packages share; in addition, each package has its own pack. */
const SHARED: readonly [pack: string, owners: RegExp][] = [
  ['lib', /^typescript$/],
  ['react', /^(?:@types\/(?:react|react-dom|prop-types)|csstype|react|react-dom)$/],
  ['charts-vendor', /^(?:@mui\/x-charts-vendor|@mui\/x-internal-gestures|@types\/d3-.*)$/],
  ['x-internals', /^(?:@mui\/x-(?:internals|virtualizer|telemetry)|reselect)$/],
  ['dayjs', /^dayjs$/],
  ['luxon', /^(?:@types\/)?luxon$/],
  ['moment', /^moment(?:-timezone|-hijri)?$/],
  ['moment-jalaali', /^(?:@types\/)?moment-jalaali$/],
  ['date-fns', /^date-fns$/],
  ['date-fns-jalali', /^date-fns-jalali$/],
  ['react-hook-form', /^react-hook-form$/],
  ['hookform-resolvers', /^@(?:hookform|standard-schema)\//],
  ['zod', /^zod$/],
  ['tanstack-query', /^@tanstack\/(?:react-query|query-core)$/],
  ['swr', /^(?:swr|dequal)$/],
  ['tanstack-form', /^@tanstack\//],
  ['react-spring', /^@react-spring\//],
  ['motion', /^(?:motion|framer-motion|motion-dom|motion-utils)$/],
];
const OWN_PACK = /^@mui\/(material|x-.*)$/;
/** Packages whose comments are kept for hovers. The comments of other packages are not relevant here. */
const COMMENTED = /^(?:@mui\/(?:material|system|x-(?!internal|virtualizer).*)|@types\/react|dayjs)$/;

export function packOf(owner: string): string {
  const shared = SHARED.find(([, owners]) => owners.test(owner));
  // Styles and the small packages that Material UI depends on are always needed together.
  return shared?.[0] ?? OWN_PACK.exec(owner)?.[1] ?? 'system';
}

export function keepsComments(owner: string): boolean {
  return COMMENTED.test(owner);
}
