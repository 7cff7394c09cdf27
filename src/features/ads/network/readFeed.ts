import { parseHtml } from '#services/trusted-types';
import { cleanText } from '../view/cleanText.ts';
import { secureLink } from './secureLink.ts';

/** An entry of the feed that may be shown: every address is secure, every text is bounded. */
export interface FeedAd {
  link: string;
  image: string | undefined;
  company: string;
  /** HTML; goes through the allow-list before it is shown. */
  description: string;
  /** Loaded once the ad is shown: the impression, then the pixels. */
  pixels: readonly string[];
}

export type FeedReading = { kind: 'ad'; ad: FeedAd } | { kind: 'none' } | { kind: 'unreadable' };

interface Options {
  now: () => number;
  isLoopbackSecure?: boolean | undefined;
}

const MAX_PIXELS = 5;
const MAX_COMPANY_CHARACTERS = 80;
const MAX_DESCRIPTION_CHARACTERS = 4096;
const NO_TAGS = { tags: new Set<string>() };

/** The first entry of a feed that is not empty and carries a link (specification §5). Never throws. */
export function readFeed(text: string, options: Options): FeedReading {
  const body = parseJson(text);
  if (!body) return { kind: 'unreadable' };
  const entries = isRecord(body.value) && Array.isArray(body.value['ads']) ? (body.value['ads'] as unknown[]) : [];
  for (const entry of entries) {
    const ad = isRecord(entry) ? readEntry(entry, options) : undefined;
    if (ad) return { kind: 'ad', ad };
  }
  return { kind: 'none' };
}

function readEntry(entry: Record<string, unknown>, options: Options): FeedAd | undefined {
  const address = (value: unknown) => secureLink(withScheme(value), options.isLoopbackSecure);
  const link = address(entry['statlink']);
  if (!link) return undefined;
  return {
    link,
    image: address(entry['image']),
    company: plainText(entry['company']),
    description: asText(entry['description']).slice(0, MAX_DESCRIPTION_CHARACTERS),
    // A pixel that is not a secure address is dropped; the ad without it is still an ad.
    pixels: readPixels(entry, options.now).flatMap((pixel) => address(pixel) ?? []),
  };
}

/** Networks document addresses without a scheme, `//srv.example.com/…`: they take that of the page, which is https. */
function withScheme(value: unknown): unknown {
  return typeof value === 'string' && /^\/\/[^/\\]/.test(value) ? `https:${value}` : value;
}

/** `statimp` is one address, `pixel` several joined by `||`, with a place for the time. */
function readPixels(entry: Record<string, unknown>, now: () => number): string[] {
  const given = asText(entry['timestamp']);
  const timestamp = /^\d{1,15}$/.test(given) ? given : String(Math.trunc(now()));
  return [asText(entry['statimp']), ...asText(entry['pixel']).split('||', MAX_PIXELS + 1)]
    .map((address) => address.trim().replaceAll('[timestamp]', timestamp))
    .filter((address) => address !== '')
    .slice(0, MAX_PIXELS);
}

function plainText(value: unknown): string {
  const nodes = parseHtml(asText(value).slice(0, MAX_DESCRIPTION_CHARACTERS), NO_TAGS);
  return cleanText(nodes.join('')).slice(0, MAX_COMPANY_CHARACTERS).trim();
}

/** A field of the wrong type counts as absent. */
function asText(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' ? value : '';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}
