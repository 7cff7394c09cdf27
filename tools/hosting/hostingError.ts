/** An error that the user can fix, with a one-sentence message. */
export class HostingError extends Error {
  override name = 'HostingError';
}
