import type { PlaygroundProject } from '#model/playground';
import { packagesOfProject, variantOf } from '#services/playground/browser';
import { readManifest } from '#services/runner/browser';

/** Takes a project elsewhere, with the versions it ran with here. */
export async function exportProject(project: PlaygroundProject, way: 'stackblitz' | 'download') {
  const [manifest, { createProject, downloadZip, openInStackBlitz }] = await Promise.all([readManifest(), import('#services/project-export/browser')]);
  const name = project.files[0]?.name.replace(/\.\w+$/, '') ?? 'App';
  const made = createProject({
    name,
    title: project.title,
    variant: variantOf(project),
    styling: 'system',
    files: project.files,
    packages: packagesOfProject(project, manifest),
  });
  if (way === 'stackblitz') openInStackBlitz(made);
  else downloadZip(made);
}
