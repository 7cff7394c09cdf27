export type Encoding = 'br' | 'gzip' | 'identity';

/** Smallest first: among equally weighted encodings, the server's preference decides. */
const OFFERED = ['br', 'gzip', 'identity'] as const;

/** Browsers send only a few different values; the limit keeps other clients from filling the memory. */
const MAX_CACHED = 64;

const cache = new Map<string, readonly Encoding[]>();
const PLAIN_ONLY: readonly Encoding[] = ['identity'];

/** The encodings that a client accepts, best first. Identity is always the last resort, because any response beats none. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (header === undefined) return PLAIN_ONLY;
  const cached = cache.get(header);
  if (cached) return cached;
  const accepted = parse(header);
  if (cache.size < MAX_CACHED) cache.set(header, accepted);
  return accepted;
}

function parse(header: string): readonly Encoding[] {
  const weights = new Map(header.split(',').map(weighted));
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ?? (encoding === 'gzip' ? weights.get('x-gzip') : undefined) ?? unnamed(encoding, weights);
  const wanted = OFFERED.filter((encoding) => weightOf(encoding) > 0);
  wanted.sort((a, b) => weightOf(b) - weightOf(a));
  return wanted.includes('identity') ? wanted : [...wanted, 'identity'];
}

/** `*` applies to all encodings that are not listed; without it, only identity is acceptable, with the lowest weight. */
function unnamed(encoding: Encoding, weights: ReadonlyMap<string, number>): number {
  const least = 0.0001;
  return weights.get('*') ?? (encoding === 'identity' ? least : 0);
}

function weighted(part: string): [string, number] {
  const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  if (weight === undefined) return [name, 1];
  return [name, /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(weight) ? Number(weight) : 0];
}
