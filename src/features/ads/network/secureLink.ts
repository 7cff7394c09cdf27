const MAX_CHARACTERS = 2048;
const PRINTABLE = /^[\x21-\x7e\u00a0-\uffff]+$/;
const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Validates a link target from an advertiser. Parsed without a base URL; otherwise `''` and malformed `javascript:` URLs
 * would resolve to this site. Plain http on loopback is accepted only in a test configuration.
 */
export function secureLink(value: unknown, isLoopbackSecure = false): string | undefined {
  if (typeof value !== 'string' || value.length > MAX_CHARACTERS || !PRINTABLE.test(value)) return undefined;
  const url = parse(value);
  if (!url || url.username || url.password) return undefined;
  const isLocal = isLoopbackSecure && url.protocol === 'http:' && LOOPBACK.test(url.hostname);
  return url.protocol === 'https:' || isLocal ? url.href : undefined;
}

function parse(value: string) {
  try {
    return new URL(value);
  } catch {
    return undefined;
  }
}
