import { readProject, type PlaygroundProject } from '#model/playground';
import { decodeProject, listKept, newId, readHash } from '#services/playground/browser';
import type { Words } from './words.ts';

export interface OpenedProject {
  id: string;
  project: PlaygroundProject;
  /** Written or chosen here; what came by a link is shown and not run. */
  isTrusted: boolean;
  /** Why it is something else than what was asked for. */
  problem?: string;
}

export type NamedProject = PlaygroundProject & { name: string };

/** What the address asks for; without a wish what was written last, or the first starter. */
export async function openProject(hash: string, starters: readonly NamedProject[], words: Words): Promise<OpenedProject> {
  const wanted = readHash(hash);
  const starter = starters.find(({ name }) => wanted.kind === 'starter' && name === wanted.name) ?? starters[0];
  const fallback: OpenedProject = { id: newId(), project: readProject(starter) ?? { title: '', files: [] }, isTrusted: true };
  switch (wanted.kind) {
    case 'starter':
      return fallback;
    case 'kept': {
      const kept = listKept().find(({ id }) => id === wanted.id);
      return kept ? { id: kept.id, project: kept, isTrusted: true } : { ...fallback, problem: words.gone };
    }
    case 'shared': {
      const shared = await decodeProject(wanted.code);
      if (shared.kind === 'project') return { id: newId(), project: shared.project, isTrusted: false };
      return { ...fallback, problem: shared.kind === 'too-large' ? words.tooLarge : words.unreadable };
    }
    default: {
      const [last] = listKept();
      return last ? { id: last.id, project: last, isTrusted: true } : fallback;
    }
  }
}
