import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { redirects } from '#content/redirects.ts';
import { besetBySlowSenders } from '../bench/load/slowSenders.ts';
import { startedServer } from '../bench/load/startedServer.ts';
import { ensureWrk, wrk } from '../bench/load/wrk.ts';
import { median, type Measurement, printTable } from '../bench/measure.ts';
import { buildSite, findBuild } from '../build/buildSite.ts';
import { failGracefully, UserError } from '../build/failGracefully.ts';
import { dist } from '../build/places.ts';
import { step } from '../build/steps.ts';
import { nginxObstacle, startNginx } from '../hosting/testing/runningNginx.ts';

const ROUNDS = 5;
const USUAL = { connections: 64, seconds: 4 };
const MANY = { connections: 1000, seconds: 60 };
const SLOW = { senders: 200, seconds: 30 };

/** `npm run bench:load`: our server beside nginx on the same files, then under more than anybody would ask of it. */
await failGracefully(async () => {
  ensureWrk();
  const obstacle = nginxObstacle();
  if (obstacle) throw new UserError(`${obstacle}.`);
  const { policy } = findBuild() ?? (await buildSite());
  const sitemap = readFileSync(join(dist, 'sitemap.xml'), 'utf8');
  const paths = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => new URL(address).pathname);
  const ours = await startedServer();
  const nginx = await startNginx(dist, { hasBrotli: true, policy, redirects });

  const measurements: Measurement[] = [];
  await step('Compare with nginx', async () => {
    const rates = { ours: [] as number[], nginx: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      rates.ours.push((await wrk(ours.url, paths, USUAL)).answersPerSecond);
      rates.nginx.push((await wrk(nginx.url, paths, USUAL)).answersPerSecond);
    }
    measurements.push(
      { name: `Answers, ours, ${paths.length} pages`, value: Math.round(median(rates.ours)), unit: '/s' },
      { name: 'Answers, nginx with one worker', value: Math.round(median(rates.nginx)), unit: '/s' },
      { name: 'Answers, ratio to nginx', value: median(rates.ours) / median(rates.nginx), unit: 'x', goal: 'at least 0.5' },
    );
  });
  await nginx.close();
  await step('Hold many connections', async () => {
    const before = ours.megabytes();
    const { answers, errors } = await wrk(ours.url, paths, MANY);
    measurements.push(
      { name: `${MANY.connections} connections for ${MANY.seconds} s, answers`, value: answers, unit: '' },
      { name: `${MANY.connections} connections for ${MANY.seconds} s, errors`, value: errors, unit: '', goal: '0' },
      { name: 'Memory before', value: before, unit: 'MB' },
    );
  });
  await step('Bear slow senders', async () => {
    const { answered, failed, closed } = await besetBySlowSenders(ours.url, '/x/introduction/', SLOW);
    measurements.push(
      { name: `${SLOW.senders} slow senders, others answered`, value: answered, unit: '' },
      { name: `${SLOW.senders} slow senders, others failed`, value: failed, unit: '', goal: '0' },
      { name: `${SLOW.senders} slow senders, given up on`, value: closed, unit: '' },
      { name: 'Memory after', value: ours.megabytes(), unit: 'MB', goal: 'as before' },
    );
  });
  ours.close();
  console.log();
  printTable(measurements);
});
