import { basename, relative, sep } from 'node:path';
import { createHash } from 'node:crypto';

/**
 * Class names of `*.module.css`. In the rooms of the site a file's name is enough, and compresses better than a hash;
 * modules of demos belong to their writers, who need not know each other's names.
 */
export function classNames(root: string) {
  return (local: string, file: string) => {
    const [path = file] = file.split('?');
    const name = `${basename(path).replace(/\.module\.css$/, '')}-${local}`;
    const place = relative(root, path).split(sep).join('/');
    return place.startsWith('src/') ? name : `${name}-${createHash('sha256').update(place).digest('hex').slice(0, 5)}`;
  };
}
