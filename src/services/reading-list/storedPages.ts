import { readPages, type SavedPage } from './pages.ts';

/** A list of pages in a storage, which may be denied: reading its property then throws. */
export function storedPages(storage: () => Storage, key: string) {
  return {
    read(): SavedPage[] {
      try {
        return readPages(storage().getItem(key));
      } catch {
        return [];
      }
    },
    /** Returns whether the list could be stored. */
    write(pages: readonly SavedPage[]): boolean {
      try {
        if (pages.length > 0) storage().setItem(key, JSON.stringify(pages));
        else storage().removeItem(key);
        return true;
      } catch {
        return false;
      }
    },
  };
}
