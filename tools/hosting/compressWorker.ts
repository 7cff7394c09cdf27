import { parentPort, workerData } from 'node:worker_threads';
import { compressFile } from './compressFile.ts';

/** A thread that compresses the files it is sent, one after the other, and reports each. */
const port = parentPort;
if (!port) throw new Error('compressWorker.ts runs as a worker thread of compress.ts only.');
const { cacheFolder } = workerData as { cacheFolder: string };

port.on('message', (path: string) => {
  compressFile(path, cacheFolder).then(
    (computed) => port.postMessage({ computed }),
    (error: unknown) =>
      port.postMessage({ failure: `${path}: ${error instanceof Error ? error.message : String(error)}` }),
  );
});
