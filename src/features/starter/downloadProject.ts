import type { PlaygroundProject } from '#model/playground';
import { packagesOfProject } from '#services/playground/browser';
import { readManifest } from '#services/runner/browser';

/** Downloads the files as a Vite project with the package versions they run with here. */
export async function downloadProject(project: PlaygroundProject) {
  const [manifest, { createProject, downloadZip }] = await Promise.all([
    readManifest(),
    import('#services/project-export/browser'),
  ]);
  downloadZip(createProject({ ...project, packages: packagesOfProject(project, manifest) }));
}
