import type { PlaygroundProject } from '#model/playground';

/** A template project. */
export interface Starter extends PlaygroundProject {
  /** `data-grid`, as in the URL. */
  name: string;
}
