import { demoLibraryOf } from '../playground-runtime/index.ts';

/** Packs that documented packages share; in addition, each package and each library of demos has its own pack. */
const SHARED: readonly [pack: string, owners: RegExp][] = [
  ['lib', /^typescript$/],
  ['react', /^(?:@types\/(?:react|react-dom|prop-types)|csstype|react|react-dom)$/],
  ['charts-vendor', /^(?:@mui\/x-charts-vendor|@mui\/x-internal-gestures|@types\/d3-.*)$/],
  ['x-internals', /^(?:@mui\/x-(?:internals|virtualizer|telemetry)|reselect)$/],
  ['dayjs', /^dayjs$/],
];
const OWN_PACK = /^@mui\/(material|x-.*)$/;
/** Packages whose comments are kept for hovers. The comments of other packages are not relevant here. */
const COMMENTED = /^(?:@mui\/(?:material|system|x-(?!internal|virtualizer).*)|@types\/react|dayjs)$/;

export function packOf(owner: string): string {
  const [shared] = SHARED.find(([, owners]) => owners.test(owner)) ?? [];
  // Styles and the small packages that Material UI depends on are always needed together.
  return shared ?? demoLibraryOf(owner) ?? OWN_PACK.exec(owner)?.[1] ?? 'system';
}

export function keepsComments(owner: string): boolean {
  return COMMENTED.test(owner);
}
