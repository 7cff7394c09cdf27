/** Whether the page was not yet reloaded for this script. `state` is the history state that records the attempt. */
export function mayRecover(state: unknown, script: string | undefined): boolean {
  return (state as { recoveredFrom?: unknown } | null)?.recoveredFrom !== script;
}

/** Whether the page on the server no longer references some of our files. */
export function isReplaced(files: readonly string[], page: string): boolean {
  return files.some((file) => file.startsWith('/_astro/') && !page.includes(file));
}
