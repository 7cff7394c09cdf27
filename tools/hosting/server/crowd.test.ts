import { existsSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { createFixtureSite, policy, redirects } from '../testing/fixtureSite.ts';
import { startServer } from './startServer.ts';

const CROWD = 1_000;
const NETWORK_COUNTERS = '/proc/net/netstat';
const LONGEST_QUEUE = '/proc/sys/net/core/somaxconn';

/** Only Linux tells, and only where its own limit is not the smaller one. */
const canTell = existsSync(NETWORK_COUNTERS) && Number(readFileSync(LONGEST_QUEUE, 'utf8')) >= CROWD;

/** Connections the kernel turned away because a server's queue was full, since the machine started. */
function turnedAway(): number {
  const [names = [], values = []] = readFileSync(NETWORK_COUNTERS, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('TcpExt:'))
    .map((line) => line.split(' '));
  return Number(values[names.indexOf('ListenOverflows')]);
}

function answerTo(socket: Socket): Promise<string> {
  return new Promise((done, fail) => {
    socket.once('data', (bytes) => {
      done(bytes.toString('latin1').split('\r\n', 1)[0] ?? '');
      socket.destroy();
    });
    socket.once('error', fail);
    socket.write('GET /x/introduction/ HTTP/1.1\r\nHost: a\r\n\r\n');
  });
}

it.runIf(canTell)(`takes ${CROWD} connections that come in one moment, and turns none away`, async () => {
  const site = createFixtureSite();
  const server = await startServer({ root: site.root, policy, redirects, port: 0, host: '127.0.0.1' });
  const { port } = new URL(server.url);
  const before = turnedAway();
  // One turn of the event loop, so the server cannot take the first before the last has knocked.
  const sockets = Array.from({ length: CROWD }, () => connect(Number(port), '127.0.0.1'));
  const answers = await Promise.all(sockets.map(answerTo));
  expect(turnedAway() - before).toBe(0);
  expect(new Set(answers)).toEqual(new Set(['HTTP/1.1 200 OK']));
  await server.close();
  site.remove();
});
