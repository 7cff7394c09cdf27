import { expect, it } from 'vitest';
import { parsePictureFile, pathOfDemoPicture } from './demo-picture.ts';

it('pictures are named after the page, the demo, what it shows and the mode', () => {
  const path = pathOfDemoPicture({ page: '/x/react-charts/bars', name: 'StackedBars' }, '0a1b2c', 'dark');
  expect(path).toBe('/static/pictures/react-charts/bars/StackedBars.0a1b2c.dark.webp');
  expect(parsePictureFile('react-charts/bars/StackedBars.0a1b2c.dark.webp')).toEqual({
    name: 'react-charts/bars/StackedBars',
    stamp: '0a1b2c',
    isDense: false,
  });
  expect(pathOfDemoPicture({ page: '/x', name: 'Garden' }, '0a1b2c', 'light')).toBe(
    '/static/pictures/Garden.0a1b2c.light.webp',
  );
  const dense = pathOfDemoPicture({ page: '/x', name: 'Garden' }, '0a1b2c', 'light', true);
  expect(dense).toBe('/static/pictures/Garden.0a1b2c.light.2x.webp');
  expect(parsePictureFile('Garden.0a1b2c.light.2x.webp')).toMatchObject({ name: 'Garden', isDense: true });
});

it.each([
  '',
  'Bars.webp',
  'Bars.0a1b2c.dusk.webp',
  'Bars.0a1b2c.dark.3x.webp',
  'Bars.0a1b.light.webp',
  'Bars.0a1b2c.light.png',
])('%j is no picture', (file) => expect(parsePictureFile(file)).toBeUndefined());
