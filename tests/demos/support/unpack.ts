import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';

/** Extracts a stored (not deflated) zip archive into a folder and verifies all checksums. */
export function unpack(bytes: Uint8Array, folder: string) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = bytes.length - 22;
  let place = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    const sum = view.getUint32(place + 16, true);
    const size = view.getUint32(place + 24, true);
    const nameLength = view.getUint16(place + 28, true);
    const offset = view.getUint32(place + 42, true);
    const name = new TextDecoder().decode(bytes.subarray(place + 46, place + 46 + nameLength));
    const start = offset + 30 + view.getUint16(offset + 26, true);
    const data = bytes.subarray(start, start + size);
    if (crc32(data) !== sum) throw new Error(`${name} is damaged.`);
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, data);
    place += 46 + nameLength;
  }
}
