import { CODE_STYLINGS, CODE_VARIANTS } from '#model/demo';
import { codeStyling, codeVariant } from '#services/code-preferences';
import { copyText } from '#ui/browser';
import { RESET_EVENT } from '../events.ts';
import { chosenFiles, sourceOfProject, textOf } from './chosenFiles.ts';
import { selectedFile, toggleCode } from './codePanel.ts';
import { editedFiles, stopEditing } from '../editing/edits.ts';
import { fetchCode } from './fetchCode.ts';
import { linkTo } from './linkTo.ts';

const CONFIRMED_MS = 2000;

export type PlaygroundTarget = 'new tab' | 'here';

/** Performs the action of a toolbar button. Rejects if a required resource fails to load. */
export async function actOn(button: HTMLElement, demo: HTMLElement, target?: PlaygroundTarget): Promise<void> {
  const { do: action, value } = button.dataset;
  switch (action) {
    case 'code':
      return waitFor(button, toggleCode(demo));
    case 'variant':
      return keepInPlace(button, () => choose(codeVariant, CODE_VARIANTS, value));
    case 'styling':
      return keepInPlace(button, () => choose(codeStyling, CODE_STYLINGS, value));
    case 'copy':
      return confirm(button, copyText(fetchCode(demo).then((code) => sourceOf(demo, code))));
    case 'link':
      return confirm(button, copyText(linkToCode(demo)));
    case 'stackblitz':
      return waitFor(button, exportDemo(demo, 'stackblitz'));
    case 'playground':
      return waitFor(button, openInPlayground(button, demo, target));
    case 'download':
      return waitFor(button, exportDemo(demo, 'download'));
    case 'edit':
      return waitFor(
        button,
        import('../editing/editDemo.ts').then(({ toggleEditing }) => toggleEditing(demo, button)),
      );
    case 'reset':
      stopEditing(demo);
      demo.querySelector('[data-demo-root]')?.dispatchEvent(new Event(RESET_EVENT));
      return undefined;
    default:
      return retry(demo);
  }
}

function sourceOf(demo: HTMLElement, code: Awaited<ReturnType<typeof fetchCode>>): string {
  const { files } = chosenFiles(code, codeVariant.get(), codeStyling.get());
  const texts = editedFiles(demo) ?? files.map((file) => ({ name: file.name, text: textOf(file) }));
  return (texts.find(({ name }) => name === selectedFile(demo)) ?? texts[0])?.text ?? '';
}

async function exportDemo(demo: HTMLElement, target: 'stackblitz' | 'download') {
  const [code, exporter] = await Promise.all([fetchCode(demo), import('#services/project-export/browser')]);
  const source = sourceOfProject(code, codeVariant.get(), codeStyling.get());
  const project = exporter.createProject({ ...source, ...(await editedSource(demo, source.title)) });
  if (target === 'stackblitz') exporter.openInStackBlitz(project);
  else exporter.downloadZip(project);
}

/** Edited code may import packages that the original demo doesn't. */
async function editedSource(demo: HTMLElement, title: string) {
  const files = editedFiles(demo);
  if (!files) return {};
  const [{ packagesOfProject }, { readManifest }] = await Promise.all([
    import('#services/playground/browser'),
    import('#services/runner/browser'),
  ]);
  return { files, packages: packagesOfProject({ title, files }, await readManifest()) };
}

/** A link to the demo on this page, or to the playground if the demo was edited. */
async function linkToCode(demo: HTMLElement): Promise<string> {
  const files = editedFiles(demo);
  const { encodeProject, sharedHash } = await import('#services/playground/browser');
  const code = files && (await encodeProject({ title: demo.getAttribute('aria-label') ?? '', files }));
  const page = demo.querySelector<HTMLAnchorElement>('[data-do="playground"]')?.href ?? '';
  return code ? page + sharedHash(code) : linkTo(demo, codeVariant.get(), codeStyling.get());
}

/**
 * Opens the demo in a new tab, or in this one if the browser blocks that. Tailwind is compiled at build time and doesn't work
 * in the playground, so `system` is used instead.
 */
async function openInPlayground(link: HTMLElement, demo: HTMLElement, target: PlaygroundTarget = 'new tab') {
  const [code, { addressOfProject }] = await Promise.all([fetchCode(demo), import('#services/playground/browser')]);
  const styling = codeStyling.get();
  const { title, files } = sourceOfProject(code, codeVariant.get(), styling === 'tailwind' ? 'system' : styling);
  const address = await addressOfProject(link.getAttribute('href') ?? '', { title, files: editedFiles(demo) ?? files });
  if (!address) return;
  if (target === 'here') return location.replace(address);
  const tab = window.open(address, '_blank');
  if (tab) tab.opener = null;
  else location.assign(address);
}

/** Retries an island that failed to load. */
function retry(demo: HTMLElement) {
  const island = demo.querySelector<HTMLElement & { start?: () => Promise<void> }>('astro-island[data-failed]');
  delete island?.dataset['failed'];
  return island?.start?.();
}

function choose<T extends string>(
  preference: { set: (value: T) => void },
  values: readonly T[],
  value: string | undefined,
) {
  const known = values.find((one) => one === value);
  if (known) preference.set(known);
}

/** Code of demos further up may change its height; keep the clicked button under the pointer. */
async function keepInPlace(button: HTMLElement, change: () => void) {
  const before = button.getBoundingClientRect().top;
  change();
  await new Promise(requestAnimationFrame);
  scrollBy({ top: button.getBoundingClientRect().top - before, behavior: 'instant' });
}

async function waitFor(button: HTMLElement, work: Promise<void>) {
  button.setAttribute('aria-busy', 'true');
  try {
    await work;
  } finally {
    button.removeAttribute('aria-busy');
    // Close the menu when its action is done.
    button.closest<HTMLElement>('[popover]')?.hidePopover();
  }
}

async function confirm(button: HTMLElement, work: Promise<void>) {
  await waitFor(button, work);
  button.dataset['done'] = '';
  setTimeout(() => delete button.dataset['done'], CONFIRMED_MS);
}
