import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { group, hash, page, subheader } from '#model/nav';
import { deriveTitle, entryTitle, pageTitle, type TitleTranslations } from './pageTitle.ts';

const RUNS = Number(process.env.PROPERTY_RUNS ?? 2_000);
const PROPERTY_TIMEOUT_MS = 180_000 + RUNS / 5;

const english: TitleTranslations = {
  pages: { '/x/both': 'Both', '/x/english': 'English only', '/x/v8.11': 'Version 8.11' },
  groups: {},
};
const chinese: TitleTranslations = {
  pages: { '/x/both': '两者', 'https://mui.com/x/whats-new/': '新特性', '/x/both#part': '部分' },
  groups: { Rows: '行' },
};
const inChinese = [chinese, english];

describe('deriveTitle', () => {
  it.each([
    ['/customization/how-to-customize', 'How to customize'],
    ['/x/api/charts/bar-chart', 'BarChart'],
    ['/x/react-data-grid/row-height', 'Row height'],
    ['/x/react-data-grid', 'Data grid'],
    ['/x/react-data-grid/', 'Data grid'],
    ['/zh/x/react-data-grid/row-height/?q=a#b', 'Row height'],
    ['/x/api/date-pickers/picker-day-2', 'PickerDay2'],
    ['/x/api/charts/use-drawing-area', 'useDrawingArea'],
    ['/api-docs/use-button', 'UseButton'],
    ['/api-docs/button', 'Button'],
    ['/api/use-button', 'useButton'],
    ['/x/guides/node.js-setup', 'Node'],
    ['/x/react-charts/react-react-native', 'React native'],
    ['/x/usage', 'Usage'],
    ['/', ''],
    ['', ''],
  ])('derives a title from %j', (path, title) => {
    expect(deriveTitle(path)).toBe(title);
  });
});

describe('pageTitle', () => {
  it('takes the requested language first, then English', () => {
    expect(pageTitle('/x/both', inChinese)).toBe('两者');
    expect(pageTitle('/x/both', [english])).toBe('Both');
    expect(pageTitle('/x/english', inChinese)).toBe('English only');
  });

  it('takes a translation over the title in the tree, and that over the path', () => {
    expect(pageTitle('/x/both', [english], 'Explicit')).toBe('Both');
    expect(pageTitle('/x/some-page', [english], 'Explicit')).toBe('Explicit');
    expect(pageTitle('/x/some-page', [english])).toBe('Some page');
    expect(pageTitle('/x/some-page', [])).toBe('Some page');
  });

  it('ignores language, slash, query and hash of the path', () => {
    expect(pageTitle('/zh/x/both/?q=1#h', inChinese)).toBe('两者');
  });

  it('finds a translation for a path with a dot', () => {
    expect(pageTitle('/x/v8.11', [english])).toBe('Version 8.11');
  });

  it.each(['__proto__', 'constructor', 'toString', '/__proto__', '/x/__proto__', '/x/api/constructor'])(
    'treats %s as an ordinary path',
    (path) => {
      expect(pageTitle(path, [{ pages: {}, groups: {} }])).toBe(deriveTitle(path));
    },
  );

  it('returns a string without query and hash for any path', { timeout: PROPERTY_TIMEOUT_MS }, () => {
    const hasCleanTitle = (path: string) => !/[?#]/.test(pageTitle(path, inChinese));
    fc.assert(fc.property(fc.string({ unit: 'binary' }), hasCleanTitle), { numRuns: RUNS });
  });
});

describe('entryTitle', () => {
  it.each([
    [page('/x/both', { title: 'Explicit' }), '两者'],
    [page('/x/some-page', { title: 'Explicit' }), 'Explicit'],
    [hash('/x/both', 'part', 'A part'), '部分'],
    [hash('/x/both', 'other', 'Another part'), 'Another part'],
    [group('Rows'), '行'],
    [subheader('Rows'), '行'],
    [group('constructor'), 'constructor'],
  ])('names the entry %j', (entry, title) => {
    expect(entryTitle(entry, inChinese)).toBe(title);
  });
});
