import type { PlaygroundFile } from '#model/playground';
import type { FromWorker, LoadProgress, Question, Questions, ToWorker } from './protocol.ts';

export interface TypeChecker {
  /**
   * Sends a request about these files. A newer request of the same kind replaces an older one, which then resolves to
   * `undefined`. Rejects if the compiler or the declarations cannot be loaded; the next request retries.
   */
  ask: <Q extends Question>(
    question: Q,
    files: readonly PlaygroundFile[],
    ask: Questions[Q]['ask'],
  ) => Promise<Questions[Q]['answer'] | undefined>;
  end: () => void;
}

interface PendingRequest {
  message: ToWorker;
  resolve: (answer: never) => void;
  reject: (error: Error) => void;
}

/** Requests that block typing come first. */
const PRIORITY: readonly Question[] = ['importEdits', 'complete', 'describe', 'hint', 'check'];

/** Client of the worker, which is started with the first request and handles one request at a time. */
export function createTypeChecker(onProgress: (progress: LoadProgress) => void): TypeChecker {
  const queue = new Map<Question, PendingRequest>();
  let worker: Worker | undefined;
  let current: PendingRequest | undefined;
  let id = 0;

  function next() {
    if (current) return;
    const question = PRIORITY.find((one) => queue.has(one));
    const request = question && queue.get(question);
    if (!request) return;
    queue.delete(question);
    current = request;
    try {
      worker ??= startWorker();
      worker.postMessage(request.message, []);
    } catch (error) {
      fail(error);
    }
  }

  function startWorker(): Worker {
    const started = new Worker(new URL('./typeWorker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => receive(data));
    // The worker failed to load or crashed; the next request starts a new one.
    started.addEventListener('error', (event) => {
      event.preventDefault();
      started.terminate();
      if (worker !== started) return;
      worker = undefined;
      fail(event);
    });
    return started;
  }

  function receive(message: FromWorker) {
    if (message.kind === 'progress') return onProgress(message.progress);
    if (message.id !== current?.message.id) return;
    if (message.kind === 'failed') return fail(message);
    const { resolve } = current;
    current = undefined;
    resolve(message.answer as never);
    next();
  }

  function fail(cause: unknown) {
    const failed = current;
    current = undefined;
    failed?.reject(new Error('The type checker could not be loaded.', { cause }));
    next();
  }

  return {
    ask: (question, files, ask) =>
      new Promise((resolve, reject) => {
        queue.get(question)?.resolve(undefined as never);
        id += 1;
        const normalized = files.map(({ name, text }) => ({ name, text: text.replaceAll(/\r\n?/g, '\n') }));
        queue.set(question, { message: { id, question, files: normalized, ask } as ToWorker, resolve, reject });
        next();
      }),
    end() {
      worker?.terminate();
      worker = undefined;
      current = undefined;
      queue.clear();
    },
  };
}
