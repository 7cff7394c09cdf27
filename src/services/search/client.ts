import type { Answer, FromWorker, Question, ToWorker } from './protocol.ts';

export interface SearchClient {
  /** Preloads the index. */
  warm: () => void;
  /** Only the answer to the latest question is delivered. */
  ask: (question: Question) => void;
}

interface Listeners {
  onAnswer: (answer: Answer, question: Question) => void;
  onFailure: () => void;
}

/** Client of the search worker, which is started on the first call. */
export function createSearchClient({ onAnswer, onFailure }: Listeners): SearchClient {
  let worker: Worker | undefined;
  let asked: Question | undefined;
  let id = 0;

  function send(message: ToWorker) {
    try {
      worker ??= startWorker();
      worker.postMessage(message, []);
    } catch {
      onFailure();
    }
  }

  function startWorker(): Worker {
    const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => receive(data));
    // The worker failed to load or crashed; the next question starts a new one.
    started.addEventListener('error', (event) => {
      event.preventDefault();
      started.terminate();
      if (worker === started) worker = undefined;
      onFailure();
    });
    return started;
  }

  function receive(message: FromWorker) {
    if (message.type === 'failed') onFailure();
    else if (message.type === 'answer' && message.id === id && asked) onAnswer(message.answer, asked);
    else if (message.type === 'more' && asked) send({ type: 'ask', id, question: asked });
  }

  return {
    warm: () => send({ type: 'start' }),
    ask(question) {
      asked = question;
      id += 1;
      send({ type: 'ask', id, question });
    },
  };
}
