import { expect } from '../../support/fixtures.ts';
import type { GridOnPage } from '../support/grid.ts';

/** Twelve cities with checkboxes, five of them in view; city, country and population. */
export const KEY_TESTER = 'data-grid/accessibility/key-tester';

/** A line of the list above the grid. */
export function reports({ demo }: GridOnPage, name: 'Selected' | 'Sorted', value: string): Promise<void> {
  return expect(demo.locator('dl > *').filter({ hasText: name }).locator('dd')).toHaveText(value);
}
