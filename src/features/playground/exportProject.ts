import type { PlaygroundProject } from '#model/playground';
import { packagesOfProject, variantOf } from '#services/playground/browser';
import { readManifest } from '#services/runner/browser';

/** Exports a project with the package versions it runs with here. */
export async function exportProject(project: PlaygroundProject, target: 'stackblitz' | 'download') {
  const [manifest, { createProject, downloadZip, openInStackBlitz }] = await Promise.all([
    readManifest(),
    import('#services/project-export/browser'),
  ]);
  const name = project.files[0]?.name.replace(/\.\w+$/, '') ?? 'App';
  const exported = createProject({
    name,
    title: project.title,
    variant: variantOf(project),
    styling: 'system',
    files: project.files,
    packages: packagesOfProject(project, manifest),
  });
  if (target === 'stackblitz') openInStackBlitz(exported);
  else downloadZip(exported);
}
