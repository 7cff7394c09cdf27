import { expect, type FrameLocator, type Page } from '@playwright/test';

/** Timeout for compiling, loading and rendering user code. */
export const RUN_MS = 15_000;

/** Locators and actions of the playground's workbench. */
export function workbench(page: Page) {
  const root = page.locator('[data-playground]');
  const preview: FrameLocator = page.frameLocator('[data-part="stage"] iframe:not([data-preparing])');
  return {
    root,
    preview,
    editor: page.locator('.cm-content'),
    problem: page.locator('[data-part="problem"]'),
    log: page.locator('[data-part="console-list"] li'),
    tab: (name: string) => page.getByRole('tab', { name, exact: true }),
    tool: (name: string) => page.locator(`[data-do="${name}"]`),

    async open(hash = '') {
      await page.goto(`/x/playground/${hash}`);
      await expect(page.locator('.cm-content')).toBeVisible();
    },

    /** Replaces the whole file. */
    async write(text: string) {
      await page.locator('.cm-content').click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(text);
    },

    async isAt(state: 'running' | 'rendered' | 'failed' | 'stuck' | 'idle') {
      await expect(root).toHaveAttribute('data-state', state);
    },
  };
}

/** A component that shows a text. */
export const saying = (text: string) => `export default function App() {\n  return <p>${text}</p>;\n}\n`;
