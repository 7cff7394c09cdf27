import type { PreferenceSource } from '#lib/preference';

export const ONE_YEAR_S = 31_536_000;

/** A cookie as the source of a preference, valid for one year from the last choice. */
/* @__NO_SIDE_EFFECTS__ */
export function cookieSource(name: string): PreferenceSource & { write: (value: string) => void } {
  return {
    read: () => {
      if (typeof document === 'undefined') throw new Error(serverMessage(name));
      return readCookie(documentCookies(), name);
    },
    write: (value) => {
      try {
        document.cookie = cookieText(name, value, location.protocol === 'https:');
      } catch {
        // A sandboxed document has no cookies; the choice still applies to this page.
      }
    },
  };
}

/** The value of a cookie. A duplicate name is ambiguous and counts as absent. */
export function readCookie(cookies: string, name: string): string | undefined {
  const own = cookies
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(`${name}=`));
  return own.length === 1 ? own[0]?.slice(name.length + 1) : undefined;
}

/** The path is `/`, because pages in other languages don't start with `/x`. */
export function cookieText(name: string, value: string, isHttps: boolean): string {
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${ONE_YEAR_S}; SameSite=Lax${isHttps ? '; Secure' : ''}`;
}

/** All cookies of this page; empty if they are denied. */
export function documentCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

function serverMessage(name: string): string {
  return (
    `The cookie "${name}" cannot be read on the server, which renders a page once for all users. ` +
    "Render the default there, and let the attribute that the boot script sets on <html> select the user's choice."
  );
}
