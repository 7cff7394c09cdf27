import { readGenerated } from './generated.ts';

let anchors: Readonly<Record<string, readonly string[]>> | undefined;

/** Whether a heading of a guide exists, based on the ids collected by the content check. */
export function hasGuideAnchor(path: string, id: string): boolean {
  anchors ??= readGenerated<Record<string, string[]>>('guide-anchors.json') ?? {};
  return anchors[path]?.includes(id) ?? false;
}
