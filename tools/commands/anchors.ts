import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { failGracefully } from '../workspace/failGracefully.ts';
import { root } from '../workspace/paths.ts';
import {
  addPublishedAnchors,
  formatPublishedAnchors,
  parsePublishedAnchors,
  PUBLISHED_ANCHORS_FILE,
  scanContent,
} from '../content-pipeline/index.ts';

/** `npm run anchors`, before a release: records today's anchors, so that later builds fail if one is lost. */
await failGracefully(async () => {
  const file = join(root, PUBLISHED_ANCHORS_FILE);
  const published = existsSync(file) ? parsePublishedAnchors(readFileSync(file, 'utf8')) : {};
  const all = addPublishedAnchors(published, await scanContent(root));
  writeFileSync(file, formatPublishedAnchors(all));
  console.log(
    `${Object.values(all).flat().length} anchors of ${Object.keys(all).length} pages are recorded in ${PUBLISHED_ANCHORS_FILE}.`,
  );
});
