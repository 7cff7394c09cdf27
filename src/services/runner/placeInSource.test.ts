import { describe, expect, it } from 'vitest';
import { placeInSource } from './placeInSource.ts';

describe('the location of an error in user code', () => {
  it.each([
    [
      'Error: no\n    at App (playground:///App.tsx:7:11)\n    at renderWithHooks (runtime:///react.js:1:22)',
      { file: 'App.tsx', line: 5 },
    ],
    ['App@playground:///App.tsx:7:11\nrenderWithHooks@runtime:///react.js:1:22', { file: 'App.tsx', line: 5 }],
    [
      'TypeError: x\n    at t (runtime:///react.js:3:1)\n    at orders.module (playground:///orders.ts:12:3)',
      { file: 'orders.ts', line: 10 },
    ],
    ['at playground:///App.tsx:1:2', { file: 'App.tsx', line: 1 }],
  ])('is the first matching line in %j', (stack, place) => {
    expect(placeInSource(stack, 2)).toEqual(place);
  });

  it.each([undefined, '', 'Error: no\n    at f (runtime:///react.js:1:2)', 'playground:///App.tsx'])(
    'is unknown in %j',
    (stack) => {
      expect(placeInSource(stack, 2)).toBeUndefined();
    },
  );
});
