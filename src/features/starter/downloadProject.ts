import type { PlaygroundProject } from '#model/playground';
import { packagesOfProject, variantOf } from '#services/playground/browser';
import { readManifest } from '#services/runner/browser';

/** Downloads the files as a Vite project with the package versions they run with here. */
export async function downloadProject(project: PlaygroundProject) {
  const [manifest, { createProject, downloadZip }] = await Promise.all([
    readManifest(),
    import('#services/project-export/browser'),
  ]);
  downloadZip(
    createProject({
      name: project.files[0]?.name.replace(/\.\w+$/, '') ?? '',
      title: project.title,
      variant: variantOf(project),
      styling: 'system',
      files: project.files,
      packages: packagesOfProject(project, manifest),
    }),
  );
}
