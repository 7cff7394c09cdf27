import { MAX_PROJECT_BYTES, readProject, type PlaygroundProject } from '#model/playground';

export type SharedCode =
  | { kind: 'project'; project: PlaygroundProject }
  /** Exceeds the limit; decoding was stopped. */
  | { kind: 'too-large' }
  | { kind: 'unreadable' };

/** Upper bound for the compressed base64 text of a project. */
const MAX_CHARACTERS = MAX_PROJECT_BYTES * 2;
const MAX_DECODED_BYTES = MAX_PROJECT_BYTES;

/** Encodes a project for a URL hash: deflate, then base64url. Returns `undefined` at once if it is too large. */
export function encodeProject(project: PlaygroundProject): Promise<string> | undefined {
  const bytes = new TextEncoder().encode(JSON.stringify(project));
  return bytes.length > MAX_DECODED_BYTES ? undefined : pack(bytes);
}

async function pack(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return toBase64Url(new Uint8Array(await new Response(stream).arrayBuffer()));
}

/** Decodes untrusted code from a URL. Stops at the limit to protect against zip bombs. */
export async function decodeProject(text: string): Promise<SharedCode> {
  if (text.length > MAX_CHARACTERS) return { kind: 'too-large' };
  try {
    const bytes = await inflate(fromBase64Url(text));
    if (!bytes) return { kind: 'too-large' };
    const project = readProject(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
    return project ? { kind: 'project', project } : { kind: 'unreadable' };
  } catch {
    return { kind: 'unreadable' };
  }
}

/** Returns `undefined` if the data exceeds the limit. */
async function inflate(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array | undefined> {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > MAX_DECODED_BYTES) {
      await reader.cancel();
      return undefined;
    }
    parts.push(value);
  }
  const all = new Uint8Array(length);
  let offset = 0;
  for (const part of parts) {
    all.set(part, offset);
    offset += part.length;
  }
  return all;
}

function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]*$/.test(text)) throw new Error('Not base64.');
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
}
