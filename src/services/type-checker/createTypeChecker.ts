import type { PlaygroundFile } from '#model/playground';
import type { FromWorker, LoadProgress, Question, Questions, ToWorker } from './protocol.ts';

export interface TypeChecker {
  /**
   * Asks about these files. A newer question of the same kind takes the place of an older one, which is then answered
   * with nothing. Rejects when the compiler or the declarations cannot be loaded; the next question tries again.
   */
  ask: <Q extends Question>(question: Q, files: readonly PlaygroundFile[], ask: Questions[Q]['ask']) => Promise<Questions[Q]['answer'] | undefined>;
  end: () => void;
}

interface Asked {
  message: ToWorker;
  resolve: (answer: never) => void;
  reject: (error: Error) => void;
}

/** What a reader waits for at the keyboard comes before what is read afterwards. */
const ORDER: readonly Question[] = ['importEdits', 'complete', 'describe', 'hint', 'check'];

/** Talks to the worker, which is started with the first question and asked one thing at a time. */
export function createTypeChecker(onProgress: (progress: LoadProgress) => void): TypeChecker {
  const waiting = new Map<Question, Asked>();
  let worker: Worker | undefined;
  let current: Asked | undefined;
  let id = 0;

  function next() {
    if (current) return;
    const question = ORDER.find((one) => waiting.has(one));
    const asked = question && waiting.get(question);
    if (!asked) return;
    waiting.delete(question);
    current = asked;
    try {
      worker ??= startWorker();
      worker.postMessage(asked.message, []);
    } catch (error) {
      fail(error);
    }
  }

  function startWorker(): Worker {
    const started = new Worker(new URL('./typeWorker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => receive(data));
    // The file of the worker did not come, or it broke; the next question starts another one.
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
        waiting.get(question)?.resolve(undefined as never);
        id += 1;
        const normal = files.map(({ name, text }) => ({ name, text: text.replaceAll(/\r\n?/g, '\n') }));
        waiting.set(question, { message: { id, question, files: normal, ask } as ToWorker, resolve, reject });
        next();
      }),
    end() {
      worker?.terminate();
      worker = undefined;
      current = undefined;
      waiting.clear();
    },
  };
}
