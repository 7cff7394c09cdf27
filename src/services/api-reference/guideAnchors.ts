import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

let anchors: Readonly<Record<string, readonly string[]>> | undefined;

/** Whether a heading of a guide exists, based on the ids collected by the content check. */
export function hasGuideAnchor(path: string, id: string): boolean {
  anchors ??= readAnchors();
  return anchors[path]?.includes(id) ?? false;
}

function readAnchors(): Readonly<Record<string, readonly string[]>> {
  const file = join(process.cwd(), 'generated', 'guide-anchors.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>) : {};
}
