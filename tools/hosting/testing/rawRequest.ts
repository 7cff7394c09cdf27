import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface RawResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface RawRequest {
  method?: string;
  headers?: Record<string, string>;
}

/** Sends a request target unchanged; `fetch` would normalize the path first. */
export async function rawRequest(url: string, target: string, options: RawRequest = {}): Promise<RawResponse> {
  const { hostname, port } = new URL(url);
  const outgoing = request({ hostname, port, path: target, ...options, agent: false }).end();
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) };
}
