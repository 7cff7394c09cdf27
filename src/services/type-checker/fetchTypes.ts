import { fetchFile } from '#lib/fetch-file';
import { TYPES_MANIFEST_PATH, type TypesFile, type TypesManifest, type TypesPack } from '#model/type-packs';
import type { LoadProgress } from './protocol.ts';
import type { TypeScript } from './createHost.ts';

const TIMEOUT_MS = 60_000;

/** Reports progress in compressed bytes. */
export function createProgress(report: (progress: LoadProgress) => void) {
  let allBytes = 0;
  let loadedBytes = 0;
  return {
    expect({ packedBytes }: TypesFile) {
      allBytes += packedBytes;
    },
    receive({ bytes, packedBytes }: TypesFile, unpacked: number) {
      loadedBytes += (unpacked / bytes) * packedBytes;
      report({ loadedBytes: Math.min(allBytes, Math.round(loadedBytes)), allBytes });
    },
  };
}

export type Progress = ReturnType<typeof createProgress>;

export async function fetchManifest(): Promise<TypesManifest> {
  const response = await fetchFile(TYPES_MANIFEST_PATH, AbortSignal.timeout(TIMEOUT_MS));
  return (await response.json()) as TypesManifest;
}

export async function fetchPack(file: TypesFile, progress: Progress): Promise<TypesPack> {
  return JSON.parse(await fetchText(file, progress)) as TypesPack;
}

/** Fetched first to report progress, then imported from the HTTP cache, because `import()` reports none. */
export async function importCompiler(file: TypesFile, progress: Progress): Promise<TypeScript> {
  await fetchText(file, progress);
  const { default: compiler } = (await import(/* @vite-ignore */ file.url)) as { default: TypeScript };
  return compiler;
}

async function fetchText(file: TypesFile, progress: Progress): Promise<string> {
  const { body } = await fetchFile(file.url, AbortSignal.timeout(TIMEOUT_MS));
  if (!body) throw new Error(`${file.url} is empty.`);
  const chunks: string[] = [];
  const decoder = new TextDecoder();
  const reader = body.getReader();
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    chunks.push(decoder.decode(chunk.value, { stream: true }));
    progress.receive(file, chunk.value.byteLength);
  }
  return chunks.join('') + decoder.decode();
}
