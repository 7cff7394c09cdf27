import type { Page } from '@playwright/test';
import * as keys from '../../support/tryKeys.ts';
import { type GridOnPage, gridIn } from './grid.ts';

export type KeyTable = keys.KeyTable<GridOnPage>;

export const tryKeys = (table: KeyTable) => keys.tryKeysOn(table, gridIn);

export const openDemo = (page: Page, path: string) => keys.openDemo(page, path, gridIn);
