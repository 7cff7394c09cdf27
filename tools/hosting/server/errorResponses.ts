import { STATUS_CODES } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { PLAIN_TEXT } from '../contentTypes.ts';
import { type HeaderList, type HeaderRule, siteWideHeaders } from '../headerRules.ts';
import { CACHE_CONTROL } from '../siteRules.ts';

const LINGER_MS = 1_000;

export type ErrorStatus = 400 | 404 | 405 | 408 | 431 | 500;

export interface ErrorResponses {
  /** Sends a short plain-text response and closes the connection, because an unread body may follow. */
  send(response: ServerResponse, status: ErrorStatus): void;
  /** The same for a request that could not be parsed. */
  sendRaw(socket: Duplex, status: ErrorStatus): void;
}

export function createErrorResponses(rules: readonly HeaderRule[]): ErrorResponses {
  const siteWide = siteWideHeaders(rules);
  return {
    send(response, status) {
      response.writeHead(status, errorHeaders(siteWide, status).flat());
      response.end(errorText(status));
    },
    sendRaw(socket, status) {
      if (!socket.writable) return;
      const lines = errorHeaders(siteWide, status).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${errorText(status)}`);
      // A client that never closes its side would keep the connection open; others may still be reading.
      setTimeout(() => socket.destroy(), LINGER_MS).unref();
    },
  };
}

/** One sentence without any content of the request. */
export function errorText(status: ErrorStatus): string {
  const words = STATUS_CODES[status] ?? 'Error';
  return `${words[0]}${words.slice(1).toLowerCase()}\n`;
}

function errorHeaders(siteWide: HeaderList, status: ErrorStatus): HeaderList {
  return [
    ...siteWide,
    ['Cache-Control', CACHE_CONTROL.error],
    ['Content-Type', PLAIN_TEXT],
    ['Content-Length', String(errorText(status).length)],
    ...(status === 405 ? ([['Allow', 'GET, HEAD']] as const) : []),
    ['Connection', 'close'],
  ];
}
