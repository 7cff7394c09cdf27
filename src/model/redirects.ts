/** An entry of the redirect table, the source of the server, the nginx configuration and `_redirects`. */
export interface Redirect {
  /** Without a trailing slash; also matches with one. */
  from: `/${string}`;
  /** A page of this site with its trailing slash, a file, or an https URL. */
  to: `/${string}` | `https://${string}`;
  /** 301 for pages that moved permanently, 302 for short links whose target may change. */
  status: 301 | 302;
}
