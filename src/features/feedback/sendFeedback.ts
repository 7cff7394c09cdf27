export interface FeedbackMessage {
  /** The same for the answer and the comment of one visit. */
  id: string;
  page: string;
  answer: 'yes' | 'no';
  comment?: string;
}

const RETRY_AFTER_MS = 2_000;

interface Sending {
  fetch: typeof globalThis.fetch;
  wait: (ms: number) => Promise<void>;
}

const inBrowser: Sending = {
  fetch: (...args) => globalThis.fetch(...args),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** Posts a message as JSON, and tries once more if that fails. Resolves to whether it was received. */
export async function sendFeedback(
  url: string,
  message: FeedbackMessage,
  { fetch, wait }: Sending = inBrowser,
): Promise<boolean> {
  const post = async () => {
    try {
      // `keepalive` lets the request finish when the reader leaves the page.
      const { ok } = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(message),
        keepalive: true,
      });
      return ok;
    } catch {
      return false;
    }
  };
  if (await post()) return true;
  await wait(RETRY_AFTER_MS);
  return post();
}

/** The form for a new issue, filled in with the comment. */
export function issueWith(base: string, comment: string): string {
  const url = new URL(base);
  url.searchParams.set('body', [url.searchParams.get('body') ?? '', comment].filter(Boolean).join('\n\n'));
  return url.href;
}
