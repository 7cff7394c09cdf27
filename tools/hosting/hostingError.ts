/** Something the person who builds or starts the site can mend, told in a sentence. */
export class HostingError extends Error {
  override name = 'HostingError';
}
