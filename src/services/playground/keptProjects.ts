import type { PlaygroundProject } from '#model/playground';
import { forget, keep, readKept, type KeptProject } from './recent.ts';

const KEY = 'playground-projects';

/** Projects stored in this browser, newest first; empty if storage is denied. */
export function listKept(): KeptProject[] {
  try {
    return readKept(localStorage.getItem(KEY));
  } catch {
    return [];
  }
}

/** Stores a project and returns whether that succeeded. */
export function keepProject(id: string, project: PlaygroundProject): boolean {
  return write(keep(listKept(), { title: project.title, files: project.files, id, changedMs: Date.now() }));
}

export function forgetProject(id: string): boolean {
  return write(forget(listKept(), id));
}

export function newId(): string {
  return crypto.randomUUID();
}

function write(list: readonly KeptProject[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(list));
    return true;
  } catch {
    return false;
  }
}
