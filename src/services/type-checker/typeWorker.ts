/** The worker of the type checker: fetches the compiler and the packs that a program needs, and answers questions about it. */
import type { PlaygroundFile } from '#model/playground';
import type { TypesManifest } from '#model/type-packs';
import { createEngine, type Engine } from './createEngine.ts';
import { createProgress, fetchManifest, fetchPack, importCompiler } from './fetchTypes.ts';
import { packsFor } from './packsFor.ts';
import type { FromWorker, ToWorker } from './protocol.ts';

interface WorkerScope {
  postMessage: (message: FromWorker, transfer: Transferable[]) => void;
  addEventListener: (type: 'message', listener: (event: MessageEvent<ToWorker>) => void) => void;
}

const scope = globalThis as unknown as WorkerScope;
const tell = (message: FromWorker) => scope.postMessage(message, []);
const present = new Set<string>();
let manifest: TypesManifest | undefined;
let engine: Engine | undefined;

scope.addEventListener('message', ({ data }) => {
  answer(data).then(
    (found) => tell({ kind: 'answer', id: data.id, answer: found }),
    () => tell({ kind: 'failed', id: data.id }),
  );
});

async function answer({ question, files, ask }: ToWorker) {
  const ready = await prepare(files);
  ready.setFiles(files);
  switch (question) {
    case 'check':
      return ready.check();
    case 'hint':
      return ready.hint(ask);
    case 'complete':
      return ready.complete(ask);
    case 'describe':
      return ready.describe(ask);
    default:
      return ready.importEdits(ask);
  }
}

/** What failed once is tried anew with the next question. */
async function prepare(files: readonly PlaygroundFile[]): Promise<Engine> {
  const known = (manifest ??= await fetchManifest());
  const progress = createProgress((now) => tell({ kind: 'progress', progress: now }));
  const missing = packsFor(known, files).filter((name) => !present.has(name));
  const wanted = missing.flatMap((name) => known.packs[name] ?? []);
  for (const file of [...wanted, ...(engine ? [] : [known.compiler])]) progress.expect(file);
  const [made, ...packs] = await Promise.all([
    engine ?? importCompiler(known.compiler, progress).then((compiler) => createEngine(compiler, known.specifiers)),
    ...wanted.map((file) => fetchPack(file, progress)),
  ]);
  engine = made;
  if (packs.length > 0) {
    engine.setFiles(files);
    engine.addPacks(packs);
    for (const name of missing) present.add(name);
  }
  return engine;
}
