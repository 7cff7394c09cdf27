import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { byteRange, type RangeResult, WHOLE } from './byteRange.ts';
import { isNotModified, isRangeCurrent } from './conditions.ts';
import type { PreparedResponse } from './preparedResponse.ts';

/** Responds with a file: whole, not modified, or partial. */
export function sendFile(request: IncomingMessage, response: ServerResponse, answer: PreparedResponse): void {
  const { headers } = request;
  if (isNotModified(headers['if-none-match'], answer.etag)) {
    response.writeHead(304, answer.notModified);
    response.end();
  } else if (headers.range === undefined || request.method !== 'GET') {
    sendWhole(response, answer);
  } else {
    const isCurrent = isRangeCurrent(headers['if-range']?.toString(), answer.etag);
    sendRange(isCurrent ? byteRange(headers.range, answer.size) : WHOLE, response, answer);
  }
}

/** Responds with the 404 page. */
export function sendNotFoundPage(_request: IncomingMessage, response: ServerResponse, answer: PreparedResponse): void {
  response.writeHead(404, [...answer.withoutLength, 'Content-Length', String(answer.size)]);
  sendBytes(response, answer, 0, answer.size - 1);
}

function sendWhole(response: ServerResponse, answer: PreparedResponse): void {
  response.writeHead(200, answer.whole);
  sendBytes(response, answer, 0, answer.size - 1);
}

function sendRange(range: RangeResult, response: ServerResponse, answer: PreparedResponse): void {
  const { size, etag } = answer;
  switch (range.kind) {
    case 'whole':
      sendWhole(response, answer);
      return;
    case 'unsatisfiable':
      response.writeHead(416, [...answer.notModified, 'Content-Range', `bytes */${size}`, 'Content-Length', '0']);
      response.end();
      return;
    case 'part': {
      const { first, last } = range;
      const contentRange = `bytes ${first}-${last}/${size}`;
      const part = ['ETag', etag, 'Content-Range', contentRange, 'Content-Length', String(last - first + 1)];
      response.writeHead(206, [...answer.withoutLength, ...part]);
      sendBytes(response, answer, first, last);
    }
  }
}

function sendBytes(response: ServerResponse, answer: PreparedResponse, first: number, last: number): void {
  const { bytes, diskPath, size } = answer;
  if (response.req.method === 'HEAD' || size === 0) {
    response.end();
  } else if (bytes) {
    response.end(first === 0 && last === size - 1 ? bytes : bytes.subarray(first, last + 1));
  } else {
    // An aborted request ends the stream with an error; by then, pipeline has closed both sides.
    pipeline(createReadStream(diskPath, { start: first, end: last }), response, () => {});
  }
}
