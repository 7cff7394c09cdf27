import { describe, expect, it } from 'vitest';
import { pathOfFolder } from './page.ts';

describe('the path of a page', () => {
  it.each([
    ['landing', '/x'],
    ['introduction/overview', '/x/introduction'],
    ['introduction/licensing', '/x/introduction/licensing'],
    ['data-grid/overview', '/x/react-data-grid'],
    ['data-grid/demos/inventory', '/x/react-data-grid/demos/inventory'],
  ])('in %s is %s', (folder, path) => {
    expect(pathOfFolder(folder)).toBe(path);
  });
});
