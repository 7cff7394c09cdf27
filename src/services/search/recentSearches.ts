const KEY = 'mui-recent-searches';
const MAX_SEARCHES = 6;
const MAX_CHARACTERS = 80;

/** Successful searches, most recent first. Stored only in this browser. */
export function recentSearches(): string[] {
  try {
    return readRecent(localStorage.getItem(KEY));
  } catch {
    return [];
  }
}

export function rememberSearch(text: string) {
  const search = text.trim();
  if (!search || search.length > MAX_CHARACTERS) return;
  const others = recentSearches().filter((other) => other.toLowerCase() !== search.toLowerCase());
  write([search, ...others].slice(0, MAX_SEARCHES));
}

export function forgetSearches() {
  write([]);
}

/** Parses the stored value and skips anything that is not a short string. */
export function readRecent(raw: string | null): string[] {
  try {
    const value: unknown = JSON.parse(raw ?? '[]');
    if (!Array.isArray(value)) return [];
    return value
      .filter((item): item is string => typeof item === 'string' && item.length > 0 && item.length <= MAX_CHARACTERS)
      .slice(0, MAX_SEARCHES);
  } catch {
    return [];
  }
}

function write(searches: readonly string[]) {
  try {
    if (searches.length > 0) localStorage.setItem(KEY, JSON.stringify(searches));
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is denied, so searches are not stored.
  }
}
