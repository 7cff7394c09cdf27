/**
 * A zip archive of text files, stored without compression: a project of a few kilobytes is not worth a library. The
 * clock is left out, so the same files give the same bytes.
 */
export function zip(files: ReadonlyMap<string, string>): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;

  for (const [name, text] of files) {
    const path = encoder.encode(name);
    const data = encoder.encode(text);
    const facts = entryFacts(crc32(data), data.length, path.length);
    const header = record(0x04034b50, [[VERSION, 2], ...facts], path);
    directory.push(record(0x02014b50, [[VERSION, 2], [VERSION, 2], ...facts, [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]], path));
    parts.push(header, data);
    offset += header.length + data.length;
  }

  const size = directory.reduce((sum, entry) => sum + entry.length, 0);
  const end = record(0x06054b50, [[0, 2], [0, 2], [files.size, 2], [files.size, 2], [size, 4], [offset, 4], [0, 2]]);
  return join([...parts, ...directory, end]);
}

type Field = readonly [value: number, bytes: 2 | 4];

const VERSION = 20;
const UTF8_NAMES = 0x0800;
const STORED = 0;
/** The first of January 1980, the earliest day the format knows. */
const DAY = 0x21;

/** What the header of a file and its line in the directory have in common. */
function entryFacts(checksum: number, size: number, nameLength: number): Field[] {
  return [[UTF8_NAMES, 2], [STORED, 2], [0, 2], [DAY, 2], [checksum, 4], [size, 4], [size, 4], [nameLength, 2], [0, 2]];
}

function record(signature: number, fields: readonly Field[], tail: Uint8Array = new Uint8Array()): Uint8Array {
  const all: Field[] = [[signature, 4], ...fields];
  const bytes = new Uint8Array(all.reduce((sum, [, length]) => sum + length, 0) + tail.length);
  const view = new DataView(bytes.buffer);
  let place = 0;
  for (const [value, length] of all) {
    if (length === 2) view.setUint16(place, value, true);
    else view.setUint32(place, value, true);
    place += length;
  }
  bytes.set(tail, place);
  return bytes;
}

function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let place = 0;
  for (const part of parts) {
    all.set(part, place);
    place += part.length;
  }
  return all;
}

/** The checksum of the format, bit by bit; a table would pay off for megabytes. */
export function crc32(data: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
