import { PLAYGROUND_PATH, type PlaygroundProject } from '#model/playground';
import { keepProject, newId } from './keptProjects.ts';
import { encodeProject } from './share.ts';

/** What the hash of the playground's address asks for. */
export type Wanted = { kind: 'nothing' } | { kind: 'kept'; id: string } | { kind: 'shared'; code: string } | { kind: 'starter'; name: string };

export function readHash(hash: string): Wanted {
  const [, key, value = ''] = /^#(\w+)=(.*)$/s.exec(hash) ?? [];
  if (key === 'project' && /^[\w-]{1,40}$/.test(value)) return { kind: 'kept', id: value };
  if (key === 'code') return { kind: 'shared', code: value };
  if (key === 'starter' && /^[\w-]{1,40}$/.test(value)) return { kind: 'starter', name: value };
  return { kind: 'nothing' };
}

export const keptHash = (id: string) => `#project=${id}`;
export const starterHash = (name: string) => `#starter=${name}`;
export const sharedHash = (code: string) => `#code=${code}`;

/**
 * Where a project opens in the playground. It is kept in this browser first, so the playground knows that it came from
 * here and runs it at once; where nothing can be kept, it travels in the address. Nothing comes back for too large a one.
 */
export async function addressOfProject(page: string, project: PlaygroundProject): Promise<string | undefined> {
  const id = newId();
  if (keepProject(id, project)) return `${page}${keptHash(id)}`;
  const code = await encodeProject(project);
  return code && `${page}${sharedHash(code)}`;
}

export const PLAYGROUND_PAGE = `${PLAYGROUND_PATH}/`;
