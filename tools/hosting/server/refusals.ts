import { STATUS_CODES } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { PLAIN_TEXT } from '../contentTypes.ts';
import { type HeaderList, type HeaderRule, siteWideHeaders } from '../headerRules.ts';
import { CACHE_CONTROL } from '../siteRules.ts';

const LINGER_MS = 1_000;

export type RefusalStatus = 400 | 404 | 405 | 408 | 431 | 500;

export interface Refusals {
  /** Sends a short plain-text response and closes the connection, because an unread body may follow. */
  send(response: ServerResponse, status: RefusalStatus): void;
  /** The same for a request that could not be parsed. */
  sendRaw(socket: Duplex, status: RefusalStatus): void;
}

export function createRefusals(rules: readonly HeaderRule[]): Refusals {
  const siteWide = siteWideHeaders(rules);
  return {
    send(response, status) {
      response.writeHead(status, refusalHeaders(siteWide, status).flat());
      response.end(refusalText(status));
    },
    sendRaw(socket, status) {
      if (!socket.writable) return;
      const lines = refusalHeaders(siteWide, status).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${refusalText(status)}`);
      // A client that never closes its side would keep the connection open; others may still be reading.
      setTimeout(() => socket.destroy(), LINGER_MS).unref();
    },
  };
}

/** One sentence without any content of the request. */
export function refusalText(status: RefusalStatus): string {
  const words = STATUS_CODES[status] ?? 'Error';
  return `${words[0]}${words.slice(1).toLowerCase()}\n`;
}

function refusalHeaders(siteWide: HeaderList, status: RefusalStatus): HeaderList {
  return [
    ...siteWide,
    ['Cache-Control', CACHE_CONTROL.refusal],
    ['Content-Type', PLAIN_TEXT],
    ['Content-Length', String(refusalText(status).length)],
    ...(status === 405 ? ([['Allow', 'GET, HEAD']] as const) : []),
    ['Connection', 'close'],
  ];
}
