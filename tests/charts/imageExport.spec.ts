import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/fixtures.ts';
import { hydrateDemo } from '../support/demo.ts';

const PNG_SIGNATURE = '89504e470d0a1a0a';

test('a chart is saved as a PNG as large as the chart', async ({ page }) => {
  await page.goto('/x/react-charts/export/');
  const demo = await hydrateDemo(page, 'ImageFormat');
  const chart = await demo.getByLabel('Mean daily high in Seattle by month, 2015').boundingBox();
  const download = page.waitForEvent('download');
  await demo.getByRole('button', { name: 'Save image' }).click();
  const file = await readFile(await (await download).path());
  expect(file.subarray(0, 8).toString('hex')).toBe(PNG_SIGNATURE);
  // The width and height in the header of a PNG. The canvas cuts off fractions of pixels.
  expect(file.readUInt32BE(16)).toBe(Math.floor(chart?.width ?? 0));
  expect(file.readUInt32BE(20)).toBe(Math.floor(chart?.height ?? 0));
  // An empty image of this size has less than 3 kB.
  expect(file.length).toBeGreaterThan(5000);
});
