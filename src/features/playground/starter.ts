import type { PlaygroundProject } from '#model/playground';

/** A project to begin with. */
export interface Starter extends PlaygroundProject {
  /** `data-grid`, as in the address. */
  name: string;
}
