import { mkdirSync, rmdirSync, statSync, utimesSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { redirects } from '#content/redirects.ts';
import { buildSite, findBuild } from '../../../tools/build/buildSite.ts';
import { siteNamed } from '../../../tools/build/siteTarget.ts';
import { startServer } from '../../../tools/hosting/index.ts';

/** Names that Chromium takes for this machine, so that one build serves whatever ports a run gets. */
export const DOCS_HOST = 'docs.localhost';
export const NETWORK_HOST = 'ads.localhost';
export const NETWORK_ORIGIN = `http://${NETWORK_HOST}`;
export const MEASUREMENT_ID = 'G-TEST123456';
export const ICON_FONT_URL = 'https://fonts.localhost/icons.css';
export const MEASURING_ORIGIN = 'https://www.googletagmanager.com';

const target = siteNamed('configured', {
  DOCS_HOST,
  MEASUREMENT_ID,
  AD_SCRIPT_URL: `${NETWORK_ORIGIN}/script.js`,
  AD_FEED_URL: `${NETWORK_ORIGIN}/feed.json`,
  LOOPBACK_IS_SECURE: 'true',
  ICON_FONT_URL,
});

const LOCK = `${dirname(target.folder)}.lock`;
const RENEW_MS = 5_000;
const STALE_MS = 120_000;
const LOOK_AGAIN_MS = 250;

/** A build with an ad network, a measuring id and a docs host, made once for all workers and runs. */
export async function builtConfiguredSite() {
  const { policy } = await onlyOneAtATime(async () => findBuild(target) ?? (await buildSite({ target })));
  return { folder: target.folder, policy };
}

export async function serveConfiguredSite(port: number) {
  const { folder, policy } = await builtConfiguredSite();
  return startServer({ root: folder, policy, redirects, port });
}

/** Making a folder either succeeds or fails, also when two processes try. */
async function onlyOneAtATime<T>(work: () => Promise<T>): Promise<T> {
  while (!takeLock()) await wait(LOOK_AGAIN_MS);
  // A slow machine builds for minutes: whoever waits sees by the lock's age that somebody still works.
  const renewing = setInterval(() => utimesSync(LOCK, new Date(), new Date()), RENEW_MS);
  try {
    return await work();
  } finally {
    clearInterval(renewing);
    rmdirSync(LOCK);
  }
}

function takeLock() {
  try {
    mkdirSync(dirname(LOCK), { recursive: true });
    mkdirSync(LOCK);
    return true;
  } catch {
    const taken = statSync(LOCK, { throwIfNoEntry: false });
    // A run that was killed leaves its lock behind.
    if (taken && Date.now() - taken.mtimeMs > STALE_MS) rmdirSync(LOCK);
    return false;
  }
}
