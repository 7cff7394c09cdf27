import { memoize } from '#lib/memoize';
import type { Measure } from './wrapText.ts';

/** Reads character widths from the `head`, `hhea`, `hmtx` and `cmap` tables of an OpenType font. */
export function readFontMetrics(font: Buffer): (size: number) => Measure {
  const tables = tablesOf(font);
  const unitsPerEm = font.readUInt16BE(tableAt(tables, 'head') + 18);
  const metricCount = font.readUInt16BE(tableAt(tables, 'hhea') + 34);
  const metrics = tableAt(tables, 'hmtx');
  const glyphOf = characterMap(font, tableAt(tables, 'cmap'));

  // Glyphs after the last metric share it.
  const advanceOf = (glyph: number) => font.readUInt16BE(metrics + Math.min(glyph, metricCount - 1) * 4);
  const widthOf = memoize((character: string) => advanceOf(glyphOf(character.codePointAt(0) ?? 0)) / unitsPerEm);
  return (size) => (text) => Array.from(text).reduce((sum, character) => sum + widthOf(character), 0) * size;
}

function tablesOf(font: Buffer): Map<string, number> {
  const count = font.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, index) => [
      font.toString('latin1', 12 + index * 16, 16 + index * 16),
      font.readUInt32BE(20 + index * 16),
    ]),
  );
}

function tableAt(tables: ReadonlyMap<string, number>, name: string): number {
  const offset = tables.get(name);
  if (offset === undefined) throw new Error(`The font has no table "${name}"; a TrueType or OpenType file is needed.`);
  return offset;
}

const SEGMENTS_FORMAT = 4;

/** Maps code points to glyphs with a format 4 subtable, which every font with Latin letters has. */
function characterMap(font: Buffer, cmap: number): (codePoint: number) => number {
  const offsets = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, index) => cmap + font.readUInt32BE(cmap + 8 + index * 8),
  );
  const table = offsets.find((offset) => font.readUInt16BE(offset) === SEGMENTS_FORMAT);
  if (table === undefined) throw new Error('The font has no character map of format 4.');
  const doubled = font.readUInt16BE(table + 6);
  const ends = table + 14;
  const starts = ends + doubled + 2;
  const deltas = starts + doubled;
  const ranges = deltas + doubled;

  return (codePoint) => {
    for (let at = 0; at < doubled; at += 2) {
      if (codePoint > font.readUInt16BE(ends + at)) continue;
      const start = font.readUInt16BE(starts + at);
      if (codePoint < start) return 0;
      const delta = font.readUInt16BE(deltas + at);
      const range = font.readUInt16BE(ranges + at);
      if (range === 0) return (codePoint + delta) & 0xffff;
      const glyph = font.readUInt16BE(ranges + at + range + (codePoint - start) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}
