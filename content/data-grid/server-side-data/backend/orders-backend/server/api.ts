import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DatabaseSync } from 'node:sqlite';
import { findOrders, updateOrder } from './database.ts';
import { readOrderChanges } from './orderChanges.ts';
import { RequestError } from './requestError.ts';
import { readRowsRequest } from './rowsRequest.ts';

const MAX_BODY_BYTES = 100_000;

/** Answers the requests below `/api/` with JSON. */
export function createApi(database: DatabaseSync) {
  async function route(request: IncomingMessage): Promise<object> {
    const { method, url = '' } = request;
    if (method === 'POST' && url === '/api/orders/query') {
      return findOrders(database, readRowsRequest(await readJson(request)));
    }
    const [, id] = /^\/api\/orders\/(\d{1,15})$/.exec(url) ?? [];
    if (method === 'PUT' && id) {
      const changes = readOrderChanges(await readJson(request));
      return updateOrder(database, Number(id), changes);
    }
    throw new RequestError(404, `There is no ${method} ${url}.`);
  }

  return async (request: IncomingMessage, response: ServerResponse) => {
    try {
      send(response, 200, await route(request));
    } catch (error) {
      if (error instanceof RequestError) {
        const { status, message, details } = error;
        send(response, status, { message, ...details });
      } else {
        // The message can contain parts of the query, so it stays on the server.
        console.error(error);
        send(response, 500, { message: 'The server failed.' });
      }
    }
  };
}

function send(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body));
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Without this option, leaving the loop would close the connection before the answer.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > MAX_BODY_BYTES) {
      throw new RequestError(413, 'The request is too large.');
    }
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString());
  } catch {
    throw new RequestError(400, 'The request is not valid JSON.');
  }
}
