import { readProject, type PlaygroundProject } from '#model/playground';

/** A project stored in this browser. */
export interface KeptProject extends PlaygroundProject {
  id: string;
  changedMs: number;
}

export const MAX_KEPT = 20;
/** Browsers limit localStorage to about five megabytes per site. */
const MAX_CHARACTERS = 1_500_000;

/** Adds a project at the front and drops the oldest ones if necessary. */
export function keep(list: readonly KeptProject[], project: KeptProject): KeptProject[] {
  const all = [project, ...list.filter(({ id }) => id !== project.id)].slice(0, MAX_KEPT);
  while (all.length > 1 && JSON.stringify(all).length > MAX_CHARACTERS) all.pop();
  return all;
}

export function forget(list: readonly KeptProject[], id: string): KeptProject[] {
  return list.filter((project) => project.id !== id);
}

/** Parses stored projects and skips invalid ones. */
export function readKept(stored: string | null): KeptProject[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.flatMap(readOne).slice(0, MAX_KEPT) : [];
  } catch {
    return [];
  }
}

function readOne(value: unknown): KeptProject[] {
  const project = readProject(value);
  const { id, changedMs } = (value ?? {}) as Partial<Record<keyof KeptProject, unknown>>;
  if (!project || typeof id !== 'string' || !/^[\w-]{1,40}$/.test(id) || typeof changedMs !== 'number') return [];
  return [{ ...project, id, changedMs }];
}
