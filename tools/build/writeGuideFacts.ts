import { join } from 'node:path';
import { usageKey, type ApiUsage, type ApiUse } from '#model/api-usage';
import { nameOfDemo } from '#model/demo';
import type { PagePath } from '#model/nav';
import { type ScannedPage, SITE_ISSUES_FILE, siteIssuesOf } from '../content-pipeline/index.ts';
import { writeChanged } from '../workspace/writeChanged.ts';

/** Writes what pages need to know about other pages: their headings, demos, known issues, and the API members they use. */
export function writeGuideFacts(pages: readonly ScannedPage[], folder: string) {
  write(join(folder, 'guide-anchors.json'), Object.fromEntries(pages.map(({ path, ids }) => [path, ids])));
  write(join(folder, 'guide-usage.json'), guideUsage(pages));
  write(
    join(folder, 'guide-demos.json'),
    Object.fromEntries(pages.map(({ path, demos }) => [path, demos.map(nameOfDemo)])),
  );
  write(join(folder, SITE_ISSUES_FILE), siteIssuesOf(pages));
}

/** A guide uses the members named in its text and the components listed in its front matter. */
function guideUsage(pages: readonly ScannedPage[]): ApiUsage {
  const uses: Record<string, ApiUse[]> = {};
  for (const { path, frontMatter, apiUses } of pages) {
    const { title, product, components = [], hooks = [] } = frontMatter;
    const documented = product ? [...components, ...hooks].map((name) => usageKey(product, name)) : [];
    for (const key of new Set([...documented, ...apiUses])) {
      (uses[key] ??= []).push({ kind: 'guide', title, path: path as PagePath, hash: '' });
    }
  }
  return { uses };
}

function write(file: string, value: unknown) {
  writeChanged(file, JSON.stringify(value));
}
