import { expect, type FrameLocator, type Page } from '@playwright/test';

/** Timeout for compiling, loading and rendering user code. */
export const RUN_MS = 60_000;

/** What the preview says next to its title. */
const STATUS = {
  idle: '',
  running: 'Running…',
  rendered: 'Up to date',
  failed: /^(?:The code (?:can’t be parsed|threw an error)|This file |Stopped: a loop)/,
  stuck: /^Stopped: the code didn’t respond/,
} as const;

/** Locators and actions of the playground's workbench. */
export function workbench(page: Page) {
  const pane = page.getByRole('region', { name: 'Preview', exact: true });
  const status = pane.getByRole('status');
  const preview: FrameLocator = pane.frameLocator('iframe:not([inert])');
  return {
    preview,
    frames: pane.locator('iframe'),
    status,
    editor: page.locator('.cm-content'),
    problem: pane.locator('[role="alert"]'),
    log: page.locator('details', { has: page.locator('summary', { hasText: /^Console/ }) }).locator('li'),
    tab: (name: string) => page.getByRole('tab', { name, exact: true }),
    tool: (name: string) => page.getByRole('button', { name, exact: true }),

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

    async isAt(state: keyof typeof STATUS) {
      await expect(status).toHaveText(STATUS[state]);
    },
  };
}

/** A component that shows a text. */
export const saying = (text: string) => `export default function App() {\n  return <p>${text}</p>;\n}\n`;
