/** What the network answers, and how fast. */
export interface Answer {
  status?: number;
  type?: string;
  body: string | Uint8Array;
  /** Wait before anything is sent. */
  delayMs?: number;
  /** One piece of the body each this many milliseconds, instead of all at once. */
  trickleMs?: number;
  /** Left out, any site may read the answer. */
  isSecret?: true;
}

/** Never answers; the connection stays open. */
export const SILENCE = 'silence';
