import type { Answer, FromWorker, Question, ToWorker } from './protocol.ts';

export interface SearchClient {
  /** Fetches what the first answer needs. */
  warm: () => void;
  /** Only the answer to the last question counts; earlier ones are dropped. */
  ask: (question: Question) => void;
}

interface Listeners {
  onAnswer: (answer: Answer, question: Question) => void;
  onFailure: () => void;
}

/** Talks to the search worker, which is started with the first question or before it. */
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
    // The file of the worker did not come, or it broke; the next question starts another one.
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
