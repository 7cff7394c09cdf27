import type { PlaygroundFile } from '#model/playground';

interface Editing {
  /** The edited files; `undefined` while they equal the original. */
  files: () => readonly PlaygroundFile[] | undefined;
  stop: () => void;
}

/** Demos being edited. A separate module, so that toolbar actions don't load the editor. */
const sessions = new WeakMap<HTMLElement, Editing>();

export function editedFiles(demo: HTMLElement): readonly PlaygroundFile[] | undefined {
  return sessions.get(demo)?.files();
}

export function isEditing(demo: HTMLElement): boolean {
  return sessions.has(demo);
}

export function keepEditing(demo: HTMLElement, editing: Editing) {
  sessions.set(demo, editing);
}

/** Discards the edits and restores the original demo. */
export function stopEditing(demo: HTMLElement) {
  sessions.get(demo)?.stop();
  sessions.delete(demo);
}
