import { describe, expect, it } from 'vitest';
import { settingsInEffect } from './choices.ts';

describe('effective settings', () => {
  it.each([
    ['light', false, 'light'],
    ['light', true, 'light'],
    ['dark', false, 'dark'],
    ['dark', true, 'dark'],
    ['system', false, 'light'],
    ['system', true, 'dark'],
  ] as const)('with the mode %s on a system that is dark: %s, are %s', (mode, isSystemDark, paletteMode) => {
    expect(settingsInEffect(mode, 'ltr', 'normal', isSystemDark).paletteMode).toBe(paletteMode);
  });

  it('take over direction and density', () => {
    expect(settingsInEffect('light', 'rtl', 'dense', false)).toEqual({
      paletteMode: 'light',
      direction: 'rtl',
      dense: true,
    });
  });
});
