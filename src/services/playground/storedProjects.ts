import type { PlaygroundProject } from '#model/playground';
import { removeProject, addProject, readProjects, type StoredProject } from './recent.ts';

const KEY = 'playground-projects';

/** Projects stored in this browser, newest first; empty if storage is denied. */
export function listProjects(): StoredProject[] {
  try {
    return readProjects(localStorage.getItem(KEY));
  } catch {
    return [];
  }
}

/** Stores a project and returns whether that succeeded. */
export function saveProject(id: string, project: PlaygroundProject): boolean {
  return write(addProject(listProjects(), { title: project.title, files: project.files, id, changedMs: Date.now() }));
}

export function deleteProject(id: string): boolean {
  return write(removeProject(listProjects(), id));
}

export function newId(): string {
  return crypto.randomUUID();
}

function write(list: readonly StoredProject[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(list));
    return true;
  } catch {
    return false;
  }
}
