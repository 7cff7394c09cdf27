/** Whether the server has another version of this page than the one that is shown. */
export interface ShownPage {
  hasChanged: () => Promise<boolean>;
}

/** Remembers what is shown by its digest. A page that cannot be read again counts as unchanged. */
export async function rememberShownPage(shown: Response | undefined): Promise<ShownPage> {
  const digest = shown && (await digestOf(shown));
  const { pathname } = location;
  return {
    async hasChanged() {
      try {
        const current = await fetch(pathname, { cache: 'no-cache' });
        return current.ok && digest !== undefined && (await digestOf(current)) !== digest;
      } catch {
        return false;
      }
    },
  };
}

async function digestOf(page: Response): Promise<string> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', await page.arrayBuffer())).join();
}
