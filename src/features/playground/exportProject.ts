import type { PlaygroundProject } from '#model/playground';
import { packagesOfProject } from '#services/playground/browser';
import { readManifest } from '#services/runner/browser';

/** Exports a project with the package versions it runs with here. */
export async function exportProject(project: PlaygroundProject, target: 'stackblitz' | 'download') {
  const [manifest, { createProject, downloadZip, openInStackBlitz }] = await Promise.all([
    readManifest(),
    import('#services/project-export/browser'),
  ]);
  const exported = createProject({ ...project, packages: packagesOfProject(project, manifest) });
  if (target === 'stackblitz') openInStackBlitz(exported);
  else downloadZip(exported);
}
