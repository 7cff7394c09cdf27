import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atContrast, blend, contrast, fromOklch, type HexColor, nearestPassing, parseHex, toOklch } from './color.ts';

const color = fc.integer({ min: 0, max: 0xffffff }).map((value): HexColor => `#${value.toString(16).padStart(6, '0')}`);

describe('typed colors', () => {
  it.each([
    ['#1976d2', '#1976d2'],
    ['1976D2', '#1976d2'],
    [' #ABC ', '#aabbcc'],
    ['fff', '#ffffff'],
    ['', undefined],
    ['#12', undefined],
    ['#1234', undefined],
    ['#1976d2ff', undefined],
    ['red', undefined],
    ['#1976dg', undefined],
    ['#1976d2;color:red', undefined],
  ])('%j is %j', (text, expected) => {
    expect(parseHex(text)).toBe(expected);
  });
});

describe('contrast', () => {
  // The values of WebAIM's contrast checker.
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#1976d2', '#ffffff', 4.6],
    ['#ff0000', '#ffffff', 4],
    ['#ffff00', '#000000', 19.56],
    ['#90caf9', '#121212', 10.71],
  ] as const)('of %s and %s is %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 1);
    expect(contrast(other, one)).toBe(contrast(one, other));
  });
});

it.each([
  ['#000000', '#ffffff', 0, '#ffffff'],
  ['#000000', '#ffffff', 1, '#000000'],
  ['#000000', '#ffffff', 0.5, '#808080'],
  ['#000000', '#90caf9', 0.87, '#131a20'],
] as const)('%s over %s at %d is %s', (top, bottom, opacity, expected) => {
  expect(blend(top, bottom, opacity)).toBe(expected);
});

describe('OKLCH', () => {
  // The values of the CSS Color 4 specification.
  it.each([
    ['#ffffff', 1, 0, undefined],
    ['#000000', 0, 0, undefined],
    ['#ff0000', 0.628, 0.2577, 29.23],
    ['#00ff00', 0.8664, 0.2948, 142.5],
    ['#0000ff', 0.452, 0.3132, 264.05],
  ] as const)('of %s', (hex, l, c, degrees) => {
    const found = toOklch(hex);
    expect(found.l).toBeCloseTo(l, 3);
    expect(found.c).toBeCloseTo(c, 3);
    if (degrees !== undefined) expect(((found.h * 180) / Math.PI + 360) % 360).toBeCloseTo(degrees, 1);
  });

  it('leads back to the same color', () => {
    fc.assert(fc.property(color, (hex) => fromOklch(toOklch(hex)) === hex));
  });

  it('gives a color for anything', () => {
    const any = fc.record({
      l: fc.double({ min: 0, max: 1, noNaN: true }),
      c: fc.double({ min: 0, max: 0.5, noNaN: true }),
      h: fc.double({ min: -4, max: 4, noNaN: true }),
    });
    fc.assert(fc.property(any, (value) => parseHex(fromOklch(value)) !== undefined));
  });
});

describe('the nearest color that passes', () => {
  const onWhite = (hex: HexColor) => contrast(hex, '#ffffff') >= 4.5;

  it('is the color itself if it passes', () => {
    expect(nearestPassing('#1976d2', onWhite)).toBe('#1976d2');
  });

  it('is missing if none does', () => {
    expect(nearestPassing('#1976d2', () => false)).toBeUndefined();
  });

  it('passes, just so, and keeps the hue', () => {
    fc.assert(
      fc.property(color, (hex) => {
        const found = nearestPassing(hex, onWhite);
        if (!found || !onWhite(found)) return false;
        if (found === hex) return true;
        // Rounding turns the hue of grays and of nearly black colors.
        const [before, after] = [toOklch(hex), toOklch(found)];
        const turn = Math.abs(Math.sin((before.h - after.h) / 2));
        return contrast(found, '#ffffff') < 4.75 && (after.c < 0.03 || turn < 0.06);
      }),
    );
  });
});

it('finds a color of a contrast to a surface', () => {
  const wanted = fc.double({ min: 3, max: 9, noNaN: true });
  const surface = fc.constantFrom<HexColor>('#ffffff', '#171b20');
  fc.assert(
    fc.property(color, wanted, surface, (hex, ratio, paper) => {
      const found = contrast(atContrast(toOklch(hex), paper, ratio), paper);
      return found > ratio - 0.15 && found < ratio + 0.25;
    }),
  );
});
