/** Colors as `#rrggbb`: contrast as WCAG 2.2 defines it, and changes of lightness in OKLCH, which keep the hue to the eye. */

export type HexColor = `#${string}`;

/** Lightness from 0 to 1, chroma, hue in radians. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

type Triple = readonly [number, number, number];

const STEP = 0.004;

/** What a reader may type: with or without the sign, three or six digits; `undefined` for anything else. */
export function parseHex(text: string): HexColor | undefined {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (!digits) return undefined;
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`;
}

/** From 1 to 21. */
export function contrast(one: HexColor, other: HexColor): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** A color at an opacity over another one. */
export function blend(top: HexColor, bottom: HexColor, opacity: number): HexColor {
  const under = channels(bottom);
  return toHex(channels(top).map((value, index) => value * opacity + (under[index] ?? 0) * (1 - opacity)) as never);
}

/** The color with the nearest lightness that passes, in either direction; `undefined` if none does. */
export function nearestPassing(color: HexColor, passes: (color: HexColor) => boolean): HexColor | undefined {
  if (passes(color)) return color;
  const { l, c, h } = toOklch(color);
  for (let distance = STEP; distance < 1; distance += STEP)
    for (const lightness of [l - distance, l + distance]) {
      const candidate = fromOklch({ l: lightness, c, h });
      if (lightness >= 0 && lightness <= 1 && passes(candidate)) return candidate;
    }
  return undefined;
}

/** The color of a hue whose contrast to a surface is just above the ratio, or as near as there is. */
export function atContrast({ c, h }: Omit<Oklch, 'l'>, surface: HexColor, ratio: number): HexColor {
  const { l } = toOklch(surface);
  const farthest = l > 0.5 ? 0 : 1;
  let [near, far] = [l, farthest];
  for (let step = 0; step < 14; step++) {
    const middle = (near + far) / 2;
    if (contrast(fromOklch({ l: middle, c, h }), surface) < ratio) near = middle;
    else far = middle;
  }
  return fromOklch({ l: far, c, h });
}

export function toOklch(color: HexColor): Oklch {
  const [r, g, b] = channels(color).map(toLinear) as unknown as Triple;
  const [l, m, s] = [
    Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b),
    Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b),
    Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b),
  ];
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, c: Math.hypot(x, y), h: Math.atan2(y, x) };
}

/** Colors that no screen can show lose chroma until one can. */
export function fromOklch({ l, c, h }: Oklch): HexColor {
  let [low, high] = [0, c];
  if (isShowable(linearOf(l, c, h))) low = c;
  else
    for (let step = 0; step < 12; step++) {
      const middle = (low + high) / 2;
      if (isShowable(linearOf(l, middle, h))) low = middle;
      else high = middle;
    }
  return toHex(linearOf(l, low, h).map(toGamma) as unknown as Triple);
}

function linearOf(lightness: number, chroma: number, hue: number): Triple {
  const [x, y] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * x + 0.2158037573 * y) ** 3;
  const m = (lightness - 0.1055613458 * x - 0.0638541728 * y) ** 3;
  const s = (lightness - 0.0894841775 * x - 1.291485548 * y) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function isShowable(linear: Triple): boolean {
  return linear.every((value) => value > -1e-4 && value < 1.0001);
}

/** From 0 for black to 1 for white. */
export function luminance(color: HexColor): number {
  const [r, g, b] = channels(color).map(toLinear) as unknown as Triple;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** From 0 to 1. */
function channels(color: HexColor): Triple {
  const value = parseInt(color.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

function toHex(values: Triple): HexColor {
  const digits = values.map((value) =>
    Math.round(Math.min(1, Math.max(0, value)) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}

function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function toGamma(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * Math.max(0, value) ** (1 / 2.4) - 0.055;
}
