import type { PlaygroundProject } from '#model/playground';
import { saveProject, newId } from './storedProjects.ts';
import { encodeProject } from './share.ts';

/** What the hash of the playground URL requests. */
export type Wanted =
  | { kind: 'nothing' }
  | { kind: 'kept'; id: string }
  | { kind: 'shared'; code: string }
  | { kind: 'starter'; name: string };

export function readHash(hash: string): Wanted {
  const [, key, value = ''] = /^#(\w+)=(.*)$/s.exec(hash) ?? [];
  if (key === 'project' && /^[\w-]{1,40}$/.test(value)) return { kind: 'kept', id: value };
  if (key === 'code') return { kind: 'shared', code: value };
  if (key === 'starter' && /^[\w-]{1,40}$/.test(value)) return { kind: 'starter', name: value };
  return { kind: 'nothing' };
}

export const projectHash = (id: string) => `#project=${id}`;
export const starterHash = (name: string) => `#starter=${name}`;
export const sharedHash = (code: string) => `#code=${code}`;

/**
 * The URL that opens a project in the playground. The project is stored in the browser, so that the playground trusts it
 * and runs it immediately; if storage is denied, it is encoded in the URL. Returns `undefined` if it is too large.
 */
export async function addressOfProject(page: string, project: PlaygroundProject): Promise<string | undefined> {
  const id = newId();
  if (saveProject(id, project)) return `${page}${projectHash(id)}`;
  const code = await encodeProject(project);
  return code && `${page}${sharedHash(code)}`;
}

/** Opens a project in a new tab, or in this one if the browser blocks that. */
export async function openProject(page: string, project: PlaygroundProject) {
  const address = await addressOfProject(page, project);
  if (!address) return;
  const tab = window.open(address, '_blank');
  if (tab) tab.opener = null;
  else location.assign(address);
}
