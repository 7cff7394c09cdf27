/** The packs that documented packages share; each package has one of its own besides. */
const SHARED: readonly [pack: string, owners: RegExp][] = [
  ['lib', /^typescript$/],
  ['react', /^(?:@types\/(?:react|react-dom|prop-types)|csstype|react|react-dom)$/],
  ['charts-vendor', /^(?:@mui\/x-charts-vendor|@mui\/x-internal-gestures|@types\/d3-.*)$/],
  ['x-internals', /^(?:@mui\/x-(?:internals|virtualizer|telemetry)|reselect)$/],
  ['dayjs', /^dayjs$/],
];
const OWN_PACK = /^@mui\/(material|x-.*)$/;
/** Read in hovers. Everything else has comments that explain what no reader of this site asks about. */
const COMMENTED = /^(?:@mui\/(?:material|system|x-(?!internal|virtualizer).*)|@types\/react|dayjs)$/;

/** The installed package that a file belongs to; a copy inside of another package is that other one's own. */
export function ownerOf(file: string): string {
  const [, path = ''] = file.split(/[\\/]node_modules[\\/]/);
  const [scope = '', name = ''] = path.split(/[\\/]/);
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}

export function packOf(owner: string): string {
  const shared = SHARED.find(([, owners]) => owners.test(owner));
  // Styles and the small packages below Material UI always come together.
  return shared?.[0] ?? OWN_PACK.exec(owner)?.[1] ?? 'system';
}

export function keepsComments(owner: string): boolean {
  return COMMENTED.test(owner);
}
