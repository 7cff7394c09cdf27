import { join } from 'node:path';
import { CURRENT_VERSION } from '#content/versions.ts';
import { majorOf, releaseBefore } from '#model/releases';
import { UserError } from '../workspace/failGracefully.ts';
import type { Progress } from '../workspace/steps.ts';
import { HISTORY_FILE, readHistory, writeHistory } from './historyFile.ts';
import { merge } from './merge.ts';
import { mostUsefulFirst } from './order.ts';
import { releaseReader } from './readRelease.ts';
import type { Registry } from './registry.ts';
import { DOCUMENTED, FIRST_MAJOR, packagesIn, type Published, timelineOf } from './releases.ts';

export interface UpdateOptions {
  root: string;
  cacheFolder: string;
  registry: Registry;
  /** Reads no more than this many releases; a later run goes on. */
  limit?: number;
  progress?: Progress;
}

export interface Update {
  /** Releases that were read now, and how many are still missing. */
  added: readonly string[];
  missing: number;
}

/** The file is written after this many releases, so that an interrupted run has something to show. */
const CHECKPOINT = 20;

/** Adds the releases that the committed history lacks. */
export async function updateHistory({
  root,
  cacheFolder,
  registry,
  limit = Infinity,
  progress,
}: UpdateOptions): Promise<Update> {
  const file = join(root, HISTORY_FILE);
  const before = readHistory(file);
  const published = await readPublished(registry);
  if (!published) {
    if (before.releases.length > 0) return { added: [], missing: 0 };
    throw new UserError(
      `${HISTORY_FILE} is missing, and npm cannot reach its registry: check the network and run the command again.`,
    );
  }

  const timeline = timelineOf(published);
  const reader = releaseReader(cacheFolder, registry);
  const packagesOfRelease = new Map(timeline.releases.map((release) => [release, packagesIn(release, published)]));
  const isKnown = (release: string) =>
    (packagesOfRelease.get(release) ?? []).every((name) => before.packages[name]?.includes(release));
  const unknown = mostUsefulFirst(
    timeline.releases.filter((release) => !isKnown(release)),
    CURRENT_VERSION,
    published,
  );
  const wanted = unknown.slice(0, limit);
  // A member that a new release declares itself may have come from another library before; only the release before says so.
  const neighbors = wanted.flatMap((release) => releaseBefore(release, timeline.releases, timeline.branches) ?? []);
  const toRead = [...new Set([...wanted, ...(before.releases.length > 0 ? neighbors : [])])];

  const save = () => writeHistory(file, merge(before, reader.all(), timeline));
  for (const [index, release] of toRead.entries()) {
    progress?.(index, toRead.length);
    const packages = packagesOfRelease.get(release) ?? [];
    if (packages.length === 0 || reader.isRead(release, packages)) continue;
    await reader.read(release, packages);
    if (index % CHECKPOINT === CHECKPOINT - 1) save();
  }
  if (wanted.length > 0) save();
  return { added: wanted, missing: unknown.length - wanted.length };
}

async function readPublished(registry: Registry): Promise<Published | undefined> {
  const lists = await Promise.all(DOCUMENTED.map(async (name) => [name, await registry.versionsOf(name)] as const));
  const found = lists.flatMap(([name, versions]) =>
    versions ? [[name, versions.filter((version) => majorOf(version) >= FIRST_MAJOR)] as const] : [],
  );
  return found.length === lists.length ? new Map(found) : undefined;
}
