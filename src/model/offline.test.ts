import { describe, expect, it } from 'vitest';
import { readSectionFiles, sectionFilesPath, sectionOf } from './offline.ts';

describe('offline sections', () => {
  it.each([
    ['/x/react-data-grid/', 'data-grid'],
    ['/x/react-data-grid/sorting/', 'data-grid'],
    ['/x/api/date-pickers/date-picker/', 'date-pickers'],
    ['/x/demos/charts/bars/', 'charts'],
    ['/x/react-tree-view/rich-tree-view/', 'tree-view'],
    ['/x/introduction/', 'general'],
    ['/x/react-nothing/', 'general'],
    ['/x/api/constructor/', 'general'],
    ['/elsewhere/react-charts/', 'general'],
  ])('%s belongs to %s', (path, section) => {
    expect(sectionOf(path)).toBe(section);
  });

  it('have their file list below the offline page', () => {
    expect(sectionFilesPath('charts')).toBe('/x/offline/charts.json');
  });

  const list = { section: 'charts', build: 'b1', bytes: 5, pages: ['/x/react-charts/'], files: [] };
  it('are read from a complete list', () => {
    expect(readSectionFiles({ ...list, more: 1 })).toEqual(list);
  });

  it.each([
    null,
    'text',
    [],
    {},
    { ...list, section: 'other' },
    { ...list, bytes: '5' },
    { ...list, pages: [5] },
    { ...list, files: ['//evil.test/a.js'] },
    { ...list, files: ['https://evil.test/'] },
  ])('are not read from %j', (value) => expect(readSectionFiles(value)).toBeUndefined());
});
