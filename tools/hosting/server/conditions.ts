/** Whether `If-None-Match` lists the current ETag; the standard requires weak comparison. */
export function isNotModified(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);
}

/** A range is valid only if the client's copy is current. `Last-Modified` is never sent, so a date never matches. */
export function isRangeCurrent(ifRange: string | undefined, etag: string): boolean {
  return ifRange === undefined || ifRange === etag;
}
