/** The search worker: fetches the index, answers immediately from names, and again when text has been loaded. */
import { fetchFile } from '#lib/fetch-file';
import { SEARCH_SHARDS, type SearchShard } from '#model/search';
import { namesAddress, textAddress } from './address.ts';
import { createEngine, type SearchEngine } from './engine.ts';
import type { FromWorker, Question, ToWorker } from './protocol.ts';

interface WorkerScope {
  postMessage: (message: FromWorker, transfer: Transferable[]) => void;
  addEventListener: (type: 'message', listener: (event: MessageEvent<ToWorker>) => void) => void;
}

const scope = globalThis as unknown as WorkerScope;

let engine: Promise<SearchEngine> | undefined;
/** Shards whose text is loaded. */
const added = new Set<SearchShard>();
let isAdding = false;
/** The question for which text was last fetched; repeating it after new text was added must not fetch again. */
let fetchedFor: number | undefined;
let failedAtMs = -Infinity;

/** Failed requests are retried with a later question, but not at every keystroke. */
const RETRY_DELAY_MS = 5000;

scope.addEventListener('message', ({ data }) => {
  if (data.type === 'start') start().catch(fail);
  else answer(data.id, data.question).catch(fail);
});

function start(): Promise<SearchEngine> {
  // A failure is not cached, so the next call retries.
  engine ??= load(namesAddress())
    .then(createEngine)
    .catch((error: unknown) => {
      engine = undefined;
      throw error;
    });
  return engine;
}

async function answer(id: number, question: Question) {
  const ready = await start();
  send({ type: 'answer', id, answer: ready.answer(question) });
  // Names answer first; text is fetched on the first question, starting with the product of the page.
  const mayFetch = !isAdding && fetchedFor !== id && performance.now() - failedAtMs > RETRY_DELAY_MS;
  if (mayFetch && question.needsText !== false) void addTexts(ready, question.current, id);
}

async function addTexts(ready: SearchEngine, current: SearchShard | undefined, id: number) {
  isAdding = true;
  fetchedFor = id;
  const missing = SEARCH_SHARDS.filter((shard) => !added.has(shard));
  const shards = missing.toSorted((a, b) => Number(b === current) - Number(a === current));
  for (const shard of shards) {
    try {
      ready.addText(await load(textAddress(shard)));
      added.add(shard);
      send({ type: 'more' });
    } catch {
      // Without its text a product can still be found by names; a later question retries.
      failedAtMs = performance.now();
    }
  }
  isAdding = false;
}

async function load(address: string | undefined): Promise<unknown> {
  if (!address) throw new Error('The search index does not exist.');
  return (await fetchFile(address)).json();
}

function fail() {
  send({ type: 'failed' });
}

function send(message: FromWorker) {
  scope.postMessage(message, []);
}
