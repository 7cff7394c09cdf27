import type { PlaygroundFile } from '#model/playground';

interface Editing {
  /** What the reader wrote; `undefined` as long as nothing differs. */
  files: () => readonly PlaygroundFile[] | undefined;
  stop: () => void;
}

/** The demos that are being edited. Small, because every button of a toolbar asks here. */
const editings = new WeakMap<HTMLElement, Editing>();

export function editedFiles(demo: HTMLElement): readonly PlaygroundFile[] | undefined {
  return editings.get(demo)?.files();
}

export function isEditing(demo: HTMLElement): boolean {
  return editings.has(demo);
}

export function keepEditing(demo: HTMLElement, editing: Editing) {
  editings.set(demo, editing);
}

/** Everything is as it was before. */
export function stopEditing(demo: HTMLElement) {
  editings.get(demo)?.stop();
  editings.delete(demo);
}
