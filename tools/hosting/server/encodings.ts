/** The suffixes of compressed siblings, smallest file first. */
const SUFFIXES = { br: '.br', gzip: '.gz' } as const;

export type Encoding = keyof typeof SUFFIXES;

interface Choice {
  /** Undefined for the file as it is. */
  readonly encoding: Encoding | undefined;
  readonly path: string;
}

/** The smallest sibling that exists and that the client accepts; of weights, only `q=0` counts, as in nginx. */
export function chooseEncoding(path: string, acceptEncoding: string, exists: (path: string) => boolean): Choice {
  const accepted = acceptEncoding
    .toLowerCase()
    .split(',')
    .map((part) => part.replaceAll(' ', ''));
  for (const [encoding, suffix] of Object.entries(SUFFIXES) as [Encoding, string][]) {
    const isAccepted = accepted.some((part) => part === encoding || isWeighted(part, encoding));
    if (isAccepted && exists(path + suffix)) return { encoding, path: path + suffix };
  }
  return { encoding: undefined, path };
}

function isWeighted(part: string, encoding: Encoding): boolean {
  const prefix = `${encoding};q=`;
  return part.startsWith(prefix) && Number(part.slice(prefix.length)) > 0;
}
