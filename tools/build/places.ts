import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where things lie in a checkout; nothing else in `tools` spells these paths. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const contentFolder = join(root, 'content');
/** The site as a plain static folder. */
export const dist = join(root, 'dist');
/** What our tools derive from content and packages; rebuilt at will, never edited. */
export const generated = join(root, 'generated');
/** Results that are slow to make and keyed by what they were made from. */
export const cache = join(root, '.cache');
