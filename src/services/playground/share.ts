import { packText, unpackText } from '#lib/packed-text';
import { MAX_PROJECT_BYTES, readProject, type PlaygroundProject } from '#model/playground';

export type SharedCode =
  | { kind: 'project'; project: PlaygroundProject }
  /** Exceeds the limit; decoding was stopped. */
  | { kind: 'too-large' }
  | { kind: 'unreadable' };

/** Upper bound for the compressed base64 text of a project. */
const MAX_CHARACTERS = MAX_PROJECT_BYTES * 2;

/** Encodes a project for a URL hash. Returns `undefined` at once if it is too large. */
export function encodeProject(project: PlaygroundProject): Promise<string> | undefined {
  const text = JSON.stringify(project);
  return new TextEncoder().encode(text).length > MAX_PROJECT_BYTES ? undefined : packText(text);
}

/** Decodes untrusted code from a URL. */
export async function decodeProject(text: string): Promise<SharedCode> {
  if (text.length > MAX_CHARACTERS) return { kind: 'too-large' };
  try {
    const unpacked = await unpackText(text, MAX_PROJECT_BYTES);
    if (unpacked === undefined) return { kind: 'too-large' };
    const project = readProject(JSON.parse(unpacked));
    return project ? { kind: 'project', project } : { kind: 'unreadable' };
  } catch {
    return { kind: 'unreadable' };
  }
}
