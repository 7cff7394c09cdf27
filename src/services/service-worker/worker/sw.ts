/**
 * The worker at `/x/sw.js`. It has no `fetch` handler, so every request goes to the network as if it were not there, and
 * it keeps nothing. It takes over at once, so that a later worker with something to do finds no old one in its way.
 */
interface WorkerScope {
  skipWaiting: () => Promise<void>;
  addEventListener: (type: 'install', listener: (event: { waitUntil: (done: Promise<void>) => void }) => void) => void;
}

const worker = globalThis as unknown as WorkerScope;

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
