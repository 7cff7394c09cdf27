import { parentPort, workerData } from 'node:worker_threads';
import { compressFile } from './compressFile.ts';

/** A worker thread that compresses files one after the other and reports each. */
const port = parentPort;
if (!port) throw new Error('compressWorker.ts must run as a worker thread of compress.ts.');
const { cacheFolder } = workerData as { cacheFolder: string };

port.on('message', (path: string) => {
  compressFile(path, cacheFolder).then(
    (computed) => port.postMessage({ computed }),
    (error: unknown) =>
      port.postMessage({ failure: `${path}: ${error instanceof Error ? error.message : String(error)}` }),
  );
});
