import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { ON_DEMAND } from '../../support/slowNetwork.ts';

/** Forwards to the site and delays its scripts and parts. Every call has an origin of its own, so nothing is cached. */
export async function startSlowSite(site: string, delayMs: number) {
  const server = createServer(async (question, answer) => {
    const url = new URL(question.url ?? '/', site);
    if (ON_DEMAND.test(url.pathname)) await wait(delayMs);
    const forwarded = request(
      url,
      { method: question.method, headers: { ...question.headers, host: url.host } },
      (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(answer);
      },
    );
    forwarded.on('error', () => answer.destroy());
    question.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, close };
}
