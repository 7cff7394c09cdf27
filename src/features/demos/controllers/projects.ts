import { textOfFile } from '#model/demo';
import { codeStyling, codeVariant } from '#services/code-preferences/browser';
import { chosenFiles, sourceOfProject } from '../state/chosenFiles.ts';
import { editedFiles, selectedFile } from '../state/demoState.ts';
import { type Demo, toolOf } from './readDemo.ts';
import { runnableCode } from '../dates/runnableCode.ts';
import { shownCode } from '../dates/shownCode.ts';
import { linkTo } from './linkTo.ts';

export type PlaygroundTarget = 'new tab' | 'here';

/** The text of the selected file, with the reader's edits. */
export async function shownText(demo: Demo): Promise<string> {
  const state = demo.store.get();
  const { editing } = state;
  if (editing) return editing.files.find(({ name }) => name === editing.current)?.text ?? '';
  const { files } = chosenFiles(await shownCode(demo), codeVariant.get(), codeStyling.get());
  const file = selectedFile(files, state);
  return file ? textOfFile(file) : '';
}

export async function exportDemo(demo: Demo, target: 'stackblitz' | 'download') {
  const [code, exporter] = await Promise.all([shownCode(demo), import('#services/project-export/browser')]);
  const source = sourceOfProject(code, codeVariant.get(), codeStyling.get());
  const project = exporter.createProject({ ...source, ...(await editedSource(demo, source.title)) });
  if (target === 'stackblitz') exporter.openInStackBlitz(project);
  else exporter.downloadZip(project);
}

/** Edited code may import packages that the original demo doesn't. */
async function editedSource(demo: Demo, title: string) {
  const files = editedFiles(demo.store.get());
  if (!files) return {};
  const [{ packagesOfProject }, { readManifest }] = await Promise.all([
    import('#services/playground/browser'),
    import('#services/runner/browser'),
  ]);
  return { files, packages: packagesOfProject({ title, files }, await readManifest()) };
}

/** A link to the demo on this page, or to the playground if the demo was edited. */
export async function linkToCode(demo: Demo): Promise<string> {
  const files = editedFiles(demo.store.get());
  const { encodeProject, sharedHash } = await import('#services/playground/browser');
  const code = files && (await encodeProject({ title: demo.title, files }));
  return code
    ? new URL(playgroundPath(demo) + sharedHash(code), location.href).href
    : linkTo(demo, codeVariant.get(), codeStyling.get());
}

/**
 * Opens the demo in a new tab, or in this one if the browser blocks that. Tailwind is compiled at build time and doesn't work
 * in the playground, so `system` is used instead.
 */
export async function openInPlayground(demo: Demo, target: PlaygroundTarget) {
  const [code, { addressOfProject, openProject }] = await Promise.all([
    runnableCode(demo),
    import('#services/playground/browser'),
  ]);
  const styling = codeStyling.get();
  const { title, files } = sourceOfProject(code, codeVariant.get(), styling === 'tailwind' ? 'system' : styling);
  const project = { title, files: editedFiles(demo.store.get()) ?? files };
  if (target === 'new tab') return openProject(playgroundPath(demo), project);
  const address = await addressOfProject(playgroundPath(demo), project);
  if (address) location.replace(address);
}

function playgroundPath(demo: Demo): string {
  return toolOf(demo, 'playground')?.getAttribute('href') ?? '';
}
