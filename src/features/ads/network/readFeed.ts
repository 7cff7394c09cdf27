import { parseHtml } from '#services/trusted-types';
import { cleanText } from '../view/cleanText.ts';
import { secureLink } from './secureLink.ts';

/** A validated feed entry: every URL is secure and every text is bounded. */
export interface FeedAd {
  link: string;
  image: string | undefined;
  company: string;
  /** HTML; filtered by the allowlist before rendering. */
  description: string;
  /** Tracking pixels loaded with the ad: the impression first, then the others. */
  pixels: readonly string[];
}

type FeedReading = { kind: 'ad'; ad: FeedAd } | { kind: 'none' } | { kind: 'unreadable' };

interface Options {
  now: () => number;
  isLoopbackSecure?: boolean | undefined;
}

const MAX_PIXELS = 5;
const MAX_COMPANY_CHARACTERS = 80;
const MAX_DESCRIPTION_CHARACTERS = 4096;
const NO_TAGS = { tags: new Set<string>() };

/** Returns the first non-empty entry that has a link (specification §5). Never throws. */
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
    // An insecure pixel is dropped without rejecting the ad.
    pixels: readPixels(entry, options.now).flatMap((pixel) => address(pixel) ?? []),
  };
}

/** Networks document protocol-relative URLs, `//srv.example.com/…`. They resolve to https, as on the page. */
function withScheme(value: unknown): unknown {
  return typeof value === 'string' && /^\/\/[^/\\]/.test(value) ? `https:${value}` : value;
}

/** `statimp` is one URL; `pixel` holds several, joined by `||`, with `[timestamp]` placeholders. */
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

/** Treats a field of the wrong type as absent. */
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
