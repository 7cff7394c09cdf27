import type { MockResponse } from './mockResponse.ts';

const drawing = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 130 100"><rect width="130" height="100" fill="#dfe7ef"/>` +
  '<path d="M35 70a18 18 0 0 1 2-36 26 26 0 0 1 50 6 15 15 0 0 1 6 30z" fill="#5b7fa6"/></svg>';

export const picture: MockResponse = { type: 'image/svg+xml', body: drawing(130, 100) };
export const hugePicture: MockResponse = { type: 'image/svg+xml', body: drawing(13_000, 10_000) };

/** One transparent pixel. */
export const PIXEL: MockResponse = {
  type: 'image/gif',
  body: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
};
