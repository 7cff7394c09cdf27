import { expect, it } from 'vitest';
import { INITIAL_DISPLAY, reduceDisplay, type DisplayAction } from '#services/display-settings';

it('F53 the reducer throws an error that names the action', () => {
  expect(() => reduceDisplay(INITIAL_DISPLAY, { type: 'flip' } as unknown as DisplayAction)).toThrow('"flip"');
});
