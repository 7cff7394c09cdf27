import { readProject, type PlaygroundProject } from '#model/playground';

/** A project stored in this browser. */
export interface StoredProject extends PlaygroundProject {
  id: string;
  changedMs: number;
}

export const MAX_PROJECTS = 20;
/** Browsers limit localStorage to about five megabytes per site. */
const MAX_CHARACTERS = 1_500_000;

/** Adds a project at the front and drops the oldest ones if necessary. */
export function addProject(list: readonly StoredProject[], project: StoredProject): StoredProject[] {
  const all = [project, ...list.filter(({ id }) => id !== project.id)].slice(0, MAX_PROJECTS);
  while (all.length > 1 && JSON.stringify(all).length > MAX_CHARACTERS) all.pop();
  return all;
}

export function removeProject(list: readonly StoredProject[], id: string): StoredProject[] {
  return list.filter((project) => project.id !== id);
}

/** Parses stored projects and skips invalid ones. */
export function readProjects(stored: string | null): StoredProject[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.flatMap(readOne).slice(0, MAX_PROJECTS) : [];
  } catch {
    return [];
  }
}

function readOne(value: unknown): StoredProject[] {
  const project = readProject(value);
  const { id, changedMs } = (value ?? {}) as Partial<Record<keyof StoredProject, unknown>>;
  if (!project || typeof id !== 'string' || !/^[\w-]{1,40}$/.test(id) || typeof changedMs !== 'number') return [];
  return [{ ...project, id, changedMs }];
}
