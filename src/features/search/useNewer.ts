import { useCallback, useEffect, useState } from 'react';
import { fetchFile } from '#lib/fetch-file';
import { usePreference } from '#lib/use-preference';
import { RECENT_PATH } from '#model/machine-files';
import { compareReleases } from '#model/releases';
import type { Hit } from '#services/search/browser';
import { usedRelease } from '#services/lenses/browser';

/** Releases by address; what guides list can be on any page, and has only a hash. */
type Recent = Readonly<Record<string, string>>;

/**
 * Says for which hits the reader's release is too old. The list is fetched only for readers who have chosen a release; without
 * it, hits have no mark.
 */
export function useNewer(): (hit: Hit) => string | undefined {
  const release = usePreference(usedRelease);
  const [recent, setRecent] = useState<Recent>({});
  useEffect(() => {
    if (!release) return;
    const unmounted = new AbortController();
    fetchFile(RECENT_PATH, unmounted.signal)
      .then((response) => response.json() as Promise<Recent>)
      .then(setRecent, () => {});
    return () => unmounted.abort();
  }, [release]);
  return useCallback(
    ({ href }) => {
      const since = recent[href] ?? recent[href.slice(href.indexOf('#'))];
      return release && since && compareReleases(since, release) > 0 ? release : undefined;
    },
    [release, recent],
  );
}
