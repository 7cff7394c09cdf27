/**
 * Creates an uncompressed zip archive of text files; a project of a few kilobytes doesn't justify a library. Timestamps
 * are fixed, so that the same files produce the same bytes.
 */
export function zip(files: ReadonlyMap<string, string>): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;

  for (const [name, text] of files) {
    const path = encoder.encode(name);
    const data = encoder.encode(text);
    const fields = sharedFields(crc32(data), data.length, path.length);
    const header = record(0x04034b50, [[VERSION, 2], ...fields], path);
    directory.push(
      record(0x02014b50, [[VERSION, 2], [VERSION, 2], ...fields, [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]], path),
    );
    parts.push(header, data);
    offset += header.length + data.length;
  }

  const size = directory.reduce((sum, entry) => sum + entry.length, 0);
  const end = record(0x06054b50, [
    [0, 2],
    [0, 2],
    [files.size, 2],
    [files.size, 2],
    [size, 4],
    [offset, 4],
    [0, 2],
  ]);
  return join([...parts, ...directory, end]);
}

type Field = readonly [value: number, bytes: 2 | 4];

const VERSION = 20;
const UTF8_NAMES = 0x0800;
const STORED = 0;
/** January 1, 1980, the earliest date in the format. */
const DATE = 0x21;

/** The fields shared by the local file header and the central directory entry. */
function sharedFields(checksum: number, size: number, nameLength: number): Field[] {
  return [
    [UTF8_NAMES, 2],
    [STORED, 2],
    [0, 2],
    [DATE, 2],
    [checksum, 4],
    [size, 4],
    [size, 4],
    [nameLength, 2],
    [0, 2],
  ];
}

function record(signature: number, fields: readonly Field[], tail: Uint8Array = new Uint8Array()): Uint8Array {
  const all: Field[] = [[signature, 4], ...fields];
  const bytes = new Uint8Array(all.reduce((sum, [, length]) => sum + length, 0) + tail.length);
  const view = new DataView(bytes.buffer);
  let offset = 0;
  for (const [value, length] of all) {
    if (length === 2) view.setUint16(offset, value, true);
    else view.setUint32(offset, value, true);
    offset += length;
  }
  bytes.set(tail, offset);
  return bytes;
}

function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    all.set(part, offset);
    offset += part.length;
  }
  return all;
}

/** CRC-32, computed bit by bit; a lookup table would pay off only for megabytes. */
export function crc32(data: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
