/** The response of the mock network, and its timing. */
export interface MockResponse {
  status?: number;
  type?: string;
  body: string | Uint8Array;
  /** Delay before the first byte. */
  delayMs?: number;
  /** Sends the body in pieces, one per this many milliseconds, instead of all at once. */
  trickleMs?: number;
  /** Omits the CORS header that otherwise lets any site read the response. */
  omitsCors?: true;
}

/** No response; the connection stays open. */
export const NO_RESPONSE = 'silence';
