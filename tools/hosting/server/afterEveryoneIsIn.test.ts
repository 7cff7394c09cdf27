import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { afterEveryoneIsIn } from './afterEveryoneIsIn.ts';

const CROWD = 300;
const LONG_MS = 60_000;

let server: Server;
let inside = 0;
let insideAtFirstAnswer = 0;

beforeEach(() => {
  inside = 0;
  insideAtFirstAnswer = 0;
  server = createServer();
  server.on('connection', () => {
    inside += 1;
  });
});
afterEach(() => new Promise((done) => server.close(done)));

function answersWithPatience(patienceMs: number) {
  server.on(
    'request',
    afterEveryoneIsIn(
      server,
      (_request, response) => {
        insideAtFirstAnswer ||= inside;
        response.end('read');
      },
      patienceMs,
    ),
  );
}

/** All knock in one turn of the event loop; each sends its request as soon as the kernel lets it. */
async function answeredOfCrowd(): Promise<number> {
  await new Promise<void>((done) => server.listen({ port: 0, host: '127.0.0.1', backlog: CROWD }, done));
  const { port } = server.address() as AddressInfo;
  const sockets = Array.from({ length: CROWD }, () => connect(port, '127.0.0.1'));
  const answers = await Promise.all(sockets.map(answerTo));
  return answers.filter((answer) => answer.endsWith('read')).length;
}

function answerTo(socket: Socket): Promise<string> {
  return new Promise((done, fail) => {
    let answer = '';
    socket.on('data', (bytes) => (answer += bytes.toString()));
    socket.on('close', () => done(answer));
    socket.on('error', fail);
    socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  });
}

it('lets in everybody who is at the door before it answers the first', async () => {
  answersWithPatience(LONG_MS);
  expect(await answeredOfCrowd()).toBe(CROWD);
  expect(insideAtFirstAnswer).toBe(CROWD);
});

it('answers those inside when their patience is over, though others are still at the door', async () => {
  answersWithPatience(0);
  expect(await answeredOfCrowd()).toBe(CROWD);
  expect(insideAtFirstAnswer).toBeLessThan(CROWD);
});

it('keeps no reader waiting when nobody else comes, however patient it is', async () => {
  answersWithPatience(LONG_MS);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  for (const reader of ['first', 'second', 'third']) expect(await answerTo(connect(port, '127.0.0.1')), reader).toMatch(/read$/);
});
