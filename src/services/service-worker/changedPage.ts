/** Detects whether the server has a newer version of the shown page. */
export interface ShownPage {
  hasChanged: () => Promise<boolean>;
}

/** Keeps the shown HTML for comparison, about a hundred kilobytes. If fetching fails, the page counts as unchanged. */
export async function rememberShownPage(shown: Response | undefined): Promise<ShownPage> {
  const text = await shown?.text();
  const { pathname } = location;
  return {
    async hasChanged() {
      try {
        // `no-store` bypasses the worker, which would return the cached copy on a slow network.
        const current = await fetch(pathname, { cache: 'no-store' });
        return current.ok && text !== undefined && (await current.text()) !== text;
      } catch {
        return false;
      }
    },
  };
}
