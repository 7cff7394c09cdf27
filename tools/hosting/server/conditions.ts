/** Whether the copy named in `If-None-Match` is the current one; weak comparison, as the standard wants it. */
export function isNotModified(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);
}

/** A range counts only while the copy is current. No date is ever sent, so a date never matches. */
export function isRangeCurrent(ifRange: string | undefined, etag: string): boolean {
  return ifRange === undefined || ifRange === etag;
}
