import { gzipSync } from 'node:zlib';

const BLOCK = 512;

/** A package as npm installs it: a gzipped tar archive in which everything is below `package/`. Equal files give equal bytes. */
export function tarball(files: ReadonlyMap<string, Buffer>): Buffer {
  const parts = [...files]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([path, body]) => entry(`package/${path}`, body));
  return gzipSync(Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)]), { level: 9 });
}

function entry(path: string, body: Buffer): Buffer[] {
  const header = Buffer.alloc(BLOCK);
  const [name, prefix] = splitPath(path);
  const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`;
  const fields: [at: number, value: string][] = [
    [0, name],
    [100, octal(0o644, 8)],
    [108, octal(0, 8)],
    [116, octal(0, 8)],
    [124, octal(body.byteLength, 12)],
    // npm refuses no time, and a fixed one keeps builds reproducible.
    [136, octal(499_162_500, 12)],
    [148, ' '.repeat(8)],
    [156, '0'],
    [257, 'ustar\x0000'],
    [345, prefix],
  ];
  for (const [at, value] of fields) header.write(value, at);
  const sum = header.reduce((all, byte) => all + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return [header, body, Buffer.alloc((BLOCK - (body.byteLength % BLOCK)) % BLOCK)];
}

/** The format has 100 bytes for the name, and 155 for the folders before it. */
function splitPath(path: string): [name: string, prefix: string] {
  if (path.length <= 100) return [path, ''];
  const cut = path.indexOf('/', path.length - 101);
  if (cut === -1 || cut > 155) throw new Error(`${path} is too long for an archive.`);
  return [path.slice(cut + 1), path.slice(0, cut)];
}
