/** One line of the redirect table; from it come the server, the nginx configuration and `_redirects`. */
export interface Redirect {
  /** Without a trailing slash; the form with one is answered too. */
  from: `/${string}`;
  /** A page of this site with its trailing slash, a file of it, or a whole https address. */
  to: `/${string}` | `https://${string}`;
  /** 301 for pages that moved for good, 302 for short links that may be pointed elsewhere. */
  status: 301 | 302;
}
