/** The search worker: fetches the index, answers at once from names, and again when the text has come. */
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
/** Shards whose text is there. */
const added = new Set<SearchShard>();
let isAdding = false;
/** The question for which text was fetched last: asking it again, because some has come, fetches nothing anew. */
let fetchedFor: number | undefined;
let failedAtMs = -Infinity;

/** What failed is tried again with a later question, but not with every letter that is typed. */
const TRY_AGAIN_MS = 5000;

scope.addEventListener('message', ({ data }) => {
  if (data.type === 'start') start().catch(fail);
  else answer(data.id, data.question).catch(fail);
});

function start(): Promise<SearchEngine> {
  // What failed once is tried anew the next time.
  engine ??= load(namesAddress()).then(createEngine).catch((error: unknown) => {
    engine = undefined;
    throw error;
  });
  return engine;
}

async function answer(id: number, question: Question) {
  const ready = await start();
  tell({ type: 'answer', id, answer: ready.answer(question) });
  // Names answer first; text is fetched once somebody really asks, the reader's product before the others.
  const mayFetch = !isAdding && fetchedFor !== id && performance.now() - failedAtMs > TRY_AGAIN_MS;
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
      tell({ type: 'more' });
    } catch {
      // Without its text a product is still found by its names; a later question tries again.
      failedAtMs = performance.now();
    }
  }
  isAdding = false;
}

async function load(address: string | undefined): Promise<unknown> {
  if (!address) throw new Error('There is no search index.');
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The search index answered ${response.status}.`);
  return response.json();
}

function fail() {
  tell({ type: 'failed' });
}

function tell(message: FromWorker) {
  scope.postMessage(message, []);
}
