import type { DemoFile } from '#model/demo';
import { codeStyling, codeVariant } from '#services/code-preferences';
import { CODE_OPENED_EVENT } from '../events.ts';
import { chosenFiles } from './chosenFiles.ts';
import { fetchCode } from './fetchCode.ts';
import { showFiles } from './showFiles.ts';

export function isOpen(demo: HTMLElement): boolean {
  return panelOf(demo)?.hidden === false;
}

/** The name of the file whose tab is selected. */
export function selectedFile(demo: HTMLElement): string | undefined {
  return isOpen(demo)
    ? demo.querySelector<HTMLElement>('[data-demo-full] [aria-selected="true"]')?.textContent
    : undefined;
}

/** Toggles between the full code and the excerpt. */
export async function toggleCode(demo: HTMLElement): Promise<void> {
  if (isOpen(demo)) return show(demo, false);
  await refreshCode(demo);
  show(demo, true);
  announceOpening(demo);
}

/** Renders the code in the current language and styling. */
export async function refreshCode(demo: HTMLElement): Promise<void> {
  const code = await fetchCode(demo);
  const { files } = chosenFiles(code, codeVariant.get(), codeStyling.get());
  showFiles(
    panelOf(demo) ?? createPanel(demo),
    files,
    demo.getAttribute('aria-label') ?? '',
    indexOf(files, selectedFile(demo)),
  );
}

/** Keeps the selected file when the language, and with it the extension, changes. */
function indexOf(files: readonly DemoFile[], name: string | undefined): number {
  const stem = name?.replace(/\.\w+$/, '');
  return Math.max(
    0,
    files.findIndex((file) => file.name.replace(/\.\w+$/, '') === stem),
  );
}

function panelOf(demo: HTMLElement) {
  return demo.querySelector<HTMLElement>('[data-demo-full]');
}

function createPanel(demo: HTMLElement): HTMLElement {
  const panel = document.createElement('div');
  panel.dataset['demoFull'] = '';
  panel.hidden = true;
  demo.querySelector('[data-demo-code]')?.append(panel);
  return panel;
}

function show(demo: HTMLElement, isShown: boolean) {
  const panel = panelOf(demo);
  const excerpt = demo.querySelector<HTMLElement>('[data-demo-excerpt]');
  if (panel) panel.hidden = !isShown;
  if (excerpt) excerpt.hidden = isShown;
  demo.querySelector('[data-do="code"]')?.setAttribute('aria-expanded', String(isShown));
}

/** Reveals the ad placement when the code is opened for the first time. */
function announceOpening(demo: HTMLElement) {
  if (demo.dataset['opened'] !== undefined) return;
  demo.dataset['opened'] = '';
  const ad = demo.querySelector<HTMLElement>('[data-demo-ad]');
  if (ad) ad.hidden = false;
  demo.dispatchEvent(new Event(CODE_OPENED_EVENT, { bubbles: true }));
}
