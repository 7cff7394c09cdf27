import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Paths in a checkout; no other file in `tools` spells them out. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const contentFolder = join(root, 'content');
/** The built site, as a static folder. */
export const dist = join(root, 'dist');
/** Output of our tools, derived from content and packages; never edited. */
export const generated = join(root, 'generated');
/** Expensive results, keyed by their inputs. */
export const cache = join(root, '.cache');
