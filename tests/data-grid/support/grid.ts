import type { Locator, Page } from '@playwright/test';
import { expect } from '../../support/fixtures.ts';
import { pressKeys } from '../../support/tryKeys.ts';

/** A grid in a demo, with locators and assertions. */
export interface GridOnPage {
  page: Page;
  /** The whole demo: the grid, and the controls around it. */
  demo: Locator;
  /** The cells of a column that are rendered, from top to bottom. */
  column: (field: string) => Locator;
  header: (field: string) => Locator;
  /** A cell, by the text of any cell in its row, or by the index of the row. */
  cell: (row: string | RegExp | number, field: string) => Locator;
  /** The input of a cell that is being edited. */
  editor: (field: string) => Locator;
  button: (name: string | RegExp) => Locator;
  /** Asserts that the demo shows a text. */
  says: (text: string | RegExp) => Promise<void>;
  /** Asserts the names of the visible columns, from left to right. */
  showsColumns: (...names: string[]) => Promise<void>;
  /** Asserts that a cell or header has the focus, or a control in it. */
  focuses: (place: Locator) => Promise<void>;
  press: (...keys: string[]) => Promise<void>;
}

export function gridIn(page: Page, demo: Locator): GridOnPage {
  const rows = demo.locator('[role="row"][data-id]');
  const row = (key: string | RegExp | number) =>
    typeof key === 'number'
      ? demo.locator(`[role="row"][data-rowindex="${key}"]`)
      : rows.filter({ has: page.getByText(key, { exact: true }) });
  return {
    page,
    demo,
    column: (field) => rows.locator(`[data-field="${field}"]`),
    header: (field) =>
      demo.locator(`[role="columnheader"][data-field="${field}"]:not(.MuiDataGrid-columnHeader--filter)`),
    cell: (key, field) => row(key).locator(`[data-field="${field}"]`),
    editor: (field) => rows.locator(`[data-field="${field}"] input`),
    button: (name) => demo.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }),
    says: (text) => expect(demo.locator('[data-demo-root]').getByText(text)).toBeVisible(),
    showsColumns: (...names) => expect(demo.locator('.MuiDataGrid-columnHeaderTitle')).toHaveText(names),
    focuses: (place) => expect.poll(() => place.evaluate((element) => element.matches(':focus-within'))).toBe(true),
    press: (...keys) => pressKeys(page, keys),
  };
}
