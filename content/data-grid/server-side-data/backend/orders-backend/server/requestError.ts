/** An error whose message is safe to send to the client. */
export class RequestError extends Error {
  readonly status: number;
  /** More properties of the response, such as the current row after a conflict. */
  readonly details: object;

  constructor(status: number, message: string, details: object = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }
}
