import { CODE_STYLINGS, CODE_VARIANTS } from '#model/demo';
import { codeStyling, codeVariant } from '#services/code-preferences';
import { RESET_EVENT } from '../events.ts';
import { chosenFiles, textOf } from './chosenFiles.ts';
import { selectedFile, toggleCode } from './codePanel.ts';
import { copyText } from '#ui/browser';
import { fetchCode } from './fetchCode.ts';
import { linkTo } from './linkTo.ts';

const CONFIRMED_MS = 2000;

/** What a button of a toolbar does. Fails when something it needs does not arrive. */
export async function actOn(button: HTMLElement, demo: HTMLElement): Promise<void> {
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
      return confirm(button, copyText(linkTo(demo, codeVariant.get(), codeStyling.get())));
    case 'stackblitz':
      return waitFor(button, exportDemo(demo, 'stackblitz'));
    case 'download':
      return waitFor(button, exportDemo(demo, 'download'));
    case 'reset':
      demo.querySelector('[data-demo-root]')?.dispatchEvent(new Event(RESET_EVENT));
      return undefined;
    default:
      return startAgain(demo);
  }
}

function sourceOf(demo: HTMLElement, code: Awaited<ReturnType<typeof fetchCode>>): string {
  const { files } = chosenFiles(code, codeVariant.get(), codeStyling.get());
  const file = files.find(({ name }) => name === selectedFile(demo)) ?? files[0];
  return file ? textOf(file) : '';
}

async function exportDemo(demo: HTMLElement, way: 'stackblitz' | 'download') {
  const [code, project] = await Promise.all([fetchCode(demo), import('../export/index.ts')]);
  const chosen = chosenFiles(code, codeVariant.get(), codeStyling.get());
  const made = project.createProject(code, chosen);
  if (way === 'stackblitz') project.openInStackBlitz(made);
  else project.downloadZip(made);
}

/** An island that could not be loaded, asked to try again. */
function startAgain(demo: HTMLElement) {
  const island = demo.querySelector<HTMLElement & { start?: () => Promise<void> }>('astro-island[data-failed]');
  delete island?.dataset['failed'];
  return island?.start?.();
}

function choose<T extends string>(preference: { set: (value: T) => void }, values: readonly T[], value: string | undefined) {
  const known = values.find((one) => one === value);
  if (known) preference.set(known);
}

/** Code of demos further up may grow or shrink; the button the reader pressed stays under the pointer. */
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
    // An entry of the menu that has done its work closes it.
    button.closest<HTMLElement>('[popover]')?.hidePopover();
  }
}

async function confirm(button: HTMLElement, work: Promise<void>) {
  await waitFor(button, work);
  button.dataset['done'] = '';
  setTimeout(() => delete button.dataset['done'], CONFIRMED_MS);
}
