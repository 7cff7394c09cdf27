import { connect, type Socket } from 'node:net';

const BYTE_EVERY_MS = 1000;
const PAUSE_MS = 50;

export interface SlowSendersResult {
  /** Ordinary requests made meanwhile. */
  answered: number;
  failed: number;
  /** Slow connections that the server gave up on. */
  closed: number;
}

/** Clients that send their request a byte a second, while others want to read. */
export async function besetBySlowSenders(url: string, path: string, { senders, seconds }: { senders: number; seconds: number }): Promise<SlowSendersResult> {
  const { hostname, port } = new URL(url);
  const slow = Array.from({ length: senders }, () => slowSender(hostname, Number(port)));
  const until = performance.now() + seconds * 1000;
  let answered = 0;
  let failed = 0;
  while (performance.now() < until) {
    const isRead = await fetch(url + path).then(
      async (response) => response.ok && (await response.text()).trimEnd().endsWith('</html>'),
      () => false,
    );
    if (isRead) answered += 1;
    else failed += 1;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  const closed = slow.filter(({ isClosed }) => isClosed()).length;
  for (const { stop } of slow) stop();
  return { answered, failed, closed };
}

function slowSender(host: string, port: number) {
  const text = `GET /x/introduction/ HTTP/1.1\r\nHost: ${host}\r\nX-Slow: ${'a'.repeat(1000)}\r\n\r\n`;
  let at = 0;
  let isClosed = false;
  const socket: Socket = connect(port, host);
  // That the server hangs up is what is expected of it.
  socket.on('error', () => undefined).on('close', () => (isClosed = true));
  const timer = setInterval(() => {
    if (!isClosed) socket.write(text[at++] ?? '');
  }, BYTE_EVERY_MS);
  return {
    isClosed: () => isClosed,
    stop() {
      clearInterval(timer);
      socket.destroy();
    },
  };
}
