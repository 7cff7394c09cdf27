import { connect } from 'node:net';

export interface RawResponse {
  readonly status: number;
  /** By lowercase name; the values of a repeated header are joined, so that duplicates are visible. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
}

export interface RawRequest {
  method?: string;
  headers?: Record<string, string>;
}

/** Sends a request target unchanged; HTTP clients would normalize the path first. */
export function rawRequest(
  url: string,
  target: string,
  { method = 'GET', headers = {} }: RawRequest = {},
): Promise<RawResponse> {
  const all = { Host: 'docs.test', Connection: 'close', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return rawExchange(url, `${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`);
}

/** Sends any text and reads the response to its end. Each character of the text is one byte. */
export function rawExchange(url: string, text: string): Promise<RawResponse> {
  const { hostname, port } = new URL(url);
  return new Promise((done, fail) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => socket.write(text, 'latin1'));
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', (error) => (chunks.length > 0 ? done(parse(Buffer.concat(chunks))) : fail(error)));
    socket.on('end', () => {
      socket.end();
      done(parse(Buffer.concat(chunks)));
    });
  });
}

function parse(answer: Buffer): RawResponse {
  const headEnd = answer.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = answer.subarray(0, headEnd).toString('latin1').split('\r\n');
  const headers = new Map<string, string>();
  for (const line of lines) {
    const name = line.slice(0, line.indexOf(':')).toLowerCase();
    const value = line.slice(line.indexOf(':') + 1).trim();
    headers.set(name, headers.has(name) ? `${headers.get(name)}, ${value}` : value);
  }
  const body = answer.subarray(headEnd + 4);
  return { status: Number(statusLine.split(' ')[1]), headers, body: isChunked(headers) ? unchunked(body) : body };
}

function isChunked(headers: ReadonlyMap<string, string>): boolean {
  return headers.get('transfer-encoding') === 'chunked';
}

function unchunked(body: Buffer): Buffer {
  const parts: Buffer[] = [];
  let at = 0;
  for (;;) {
    const lineEnd = body.indexOf('\r\n', at);
    const size = parseInt(body.subarray(at, lineEnd).toString('latin1'), 16);
    if (lineEnd === -1 || !size) return Buffer.concat(parts);
    parts.push(body.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 2 + size + 2;
  }
}
