import type { Locator, Page } from '@playwright/test';
import { expect } from '../../support/fixtures.ts';

/** A tree in a demo, with locators and assertions. */
export interface TreeOnPage {
  page: Page;
  /** The whole demo: tree, buttons and status text. */
  demo: Locator;
  /** The row of an item. */
  row: (label: string) => Locator;
  item: (label: string) => Locator;
  arrow: (label: string) => Locator;
  /** Asserts the visible labels, from top to bottom. */
  shows: (...labels: string[]) => Promise<void>;
  selects: (...labels: string[]) => Promise<void>;
  opens: (...labels: string[]) => Promise<void>;
  focuses: (label: string) => Promise<void>;
  /** Asserts the status text of the demo. */
  says: (text: string | RegExp) => Promise<void>;
  button: (name: string) => Locator;
}

export function treeIn(page: Page, demo: Locator): TreeOnPage {
  const row = (label: string) =>
    demo.locator('.MuiTreeItem-content').filter({ hasText: new RegExp(`^${escape(label)}`) });
  const item = (label: string) => row(label).locator('xpath=..');
  const labelsOf = (selector: string) => demo.locator(`${selector} > .MuiTreeItem-content > .MuiTreeItem-label`);
  return {
    page,
    demo,
    row,
    item,
    arrow: (label) => row(label).locator('.MuiTreeItem-iconContainer'),
    shows: (...labels) => expect(labelsOf('[role="treeitem"]')).toHaveText(labels),
    selects: (...labels) => expect(labelsOf('[aria-selected="true"]')).toHaveText(labels),
    opens: (...labels) => expect(labelsOf('[aria-expanded="true"]')).toHaveText(labels),
    focuses: (label) => expect(item(label)).toBeFocused(),
    says: (text) => expect(demo.getByRole('status')).toHaveText(text),
    button: (name) => demo.getByRole('button', { name, exact: true }),
  };
}

function escape(text: string) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
