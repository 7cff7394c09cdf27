/** Whether the page was not loaded again for the same reason already. `state` is what the history remembers of it. */
export function mayRecover(state: unknown, script: string | undefined): boolean {
  return (state as { recoveredFrom?: unknown } | null)?.recoveredFrom !== script;
}

/** Whether a page of the server no longer has files that ours was made of. */
export function isReplaced(files: readonly string[], page: string): boolean {
  return files.some((file) => file.startsWith('/_astro/') && !page.includes(file));
}
