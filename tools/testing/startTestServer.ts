import { readdirSync, readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { type RunningServer, startServer } from '../hosting/index.ts';

/** `TEST_CHUNK_DELAY_MS=500` delays every script that is loaded on demand, to find tests that depend on its arrival. */
const DELAY_MS = Number(process.env['TEST_CHUNK_DELAY_MS'] ?? 0);
const CHUNK = /^\/_astro\/[^?]+\.js/;
const PART_OF_PAGE = /<(?:script|link)\b[^>]*?\s(?:src|href)="(\/_astro\/[^"]+\.js)"/g;

export async function startTestServer(
  options: Parameters<typeof startServer>[0],
  delayMs = DELAY_MS,
): Promise<RunningServer> {
  if (delayMs === 0) return startServer(options);
  const inner = await startServer({ ...options, port: 0, host: '127.0.0.1' });
  const prompt = scriptsOfPages(options.root);
  const server = createServer((incoming, outgoing) => {
    const { method, url: path = '/', headers } = incoming;
    const forward = () => {
      const onward = request(inner.url + path, { method, headers, setHost: false }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      onward.on('error', () => outgoing.destroy());
      incoming.pipe(onward);
    };
    const chunk = CHUNK.exec(path)?.[0];
    if (chunk && !prompt.has(chunk)) setTimeout(forward, delayMs);
    else forward();
  });
  await new Promise<void>((ready) => server.listen({ port: options.port, host: options.host }, ready));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://${options.host ?? 'localhost'}:${port}`,
    close: async () => {
      server.closeAllConnections();
      await Promise.all([inner.close(), new Promise((done) => server.close(done))]);
    },
  };
}

/** Scripts that a page names in its HTML, and so loads with itself. */
function scriptsOfPages(root: string): Set<string> {
  const pages = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  return new Set(
    pages.flatMap((page) =>
      [...readFileSync(join(root, page), 'utf8').matchAll(PART_OF_PAGE)].map((match) => match[1] ?? ''),
    ),
  );
}
