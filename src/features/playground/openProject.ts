import { readProject, type PlaygroundProject } from '#model/playground';
import { decodeProject, listProjects, newId, readHash } from '#services/playground/browser';
import type { Starter } from './props.ts';

export interface OpenedProject {
  id: string;
  project: PlaygroundProject;
  /** False for code from a link, which is shown but not run until the user confirms. */
  isTrusted: boolean;
  /** Why the requested project could not be opened. */
  problem?: OpeningProblem;
}

/** Id of the text that describes it. */
export type OpeningProblem = 'playgroundGone' | 'playgroundTooLarge' | 'playgroundUnreadable';

/** Opens the project in the hash; without one, the most recent project or the first starter. */
export async function openProject(hash: string, starters: readonly Starter[]): Promise<OpenedProject> {
  const request = readHash(hash);
  const starter = starters.find(({ name }) => request.kind === 'starter' && name === request.name) ?? starters[0];
  const fallback: OpenedProject = {
    id: newId(),
    project: readProject(starter) ?? { title: '', files: [] },
    isTrusted: true,
  };
  switch (request.kind) {
    case 'starter':
      return fallback;
    case 'kept': {
      const kept = listProjects().find(({ id }) => id === request.id);
      return kept ? { id: kept.id, project: kept, isTrusted: true } : { ...fallback, problem: 'playgroundGone' };
    }
    case 'shared': {
      const shared = await decodeProject(request.code);
      if (shared.kind === 'project') return { id: newId(), project: shared.project, isTrusted: false };
      return { ...fallback, problem: shared.kind === 'too-large' ? 'playgroundTooLarge' : 'playgroundUnreadable' };
    }
    case 'nothing': {
      const [last] = listProjects();
      return last ? { id: last.id, project: last, isTrusted: true } : fallback;
    }
  }
}
