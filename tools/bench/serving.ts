import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { median, type Measurement } from './measure.ts';

const ROUNDS = 5;
const REQUESTS = 2000;
const CONNECTIONS = 32;

/** Responses per second of our server, compared to a handler that only writes the same bytes. */
export async function measureServing(url: string): Promise<Measurement[]> {
  const path = '/x/introduction/';
  const body = Buffer.from(await (await fetch(url + path)).arrayBuffer());
  const bare = createServer((_, response) => response.writeHead(200, { 'Content-Length': body.byteLength }).end(body));
  await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));
  const { port } = bare.address() as AddressInfo;

  const ours: number[] = [];
  const baseline: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await responsesPerSecond(url + path));
    baseline.push(await responsesPerSecond(`http://127.0.0.1:${port}/`));
  }
  bare.close();
  return [
    { name: 'Responses, our server', value: Math.round(median(ours)), unit: '/s' },
    { name: 'Responses, ratio to a bare handler', value: median(ours) / median(baseline), unit: 'x' },
  ];
}

async function responsesPerSecond(url: string) {
  const started = performance.now();
  let left = REQUESTS;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (left > 0) {
        left -= 1;
        await get(url);
      }
    }),
  );
  return REQUESTS / ((performance.now() - started) / 1000);
}

function get(url: string) {
  return new Promise<void>((resolve, reject) => {
    request(url, { headers: { 'Accept-Encoding': 'br' } }, (response) => response.resume().on('end', resolve))
      .on('error', reject)
      .end();
  });
}
