/** Whether the server has another version of this page than the one that is shown. */
export interface ShownPage {
  hasChanged: () => Promise<boolean>;
}

/** Remembers what is shown, word by word: a page is a hundred kilobytes. One that cannot be read again counts as unchanged. */
export async function rememberShownPage(shown: Response | undefined): Promise<ShownPage> {
  const text = await shown?.text();
  const { pathname } = location;
  return {
    async hasChanged() {
      try {
        // Past the worker, which would answer with the copy that is shown when the network is slow.
        const current = await fetch(pathname, { cache: 'no-store' });
        return current.ok && text !== undefined && (await current.text()) !== text;
      } catch {
        return false;
      }
    },
  };
}
