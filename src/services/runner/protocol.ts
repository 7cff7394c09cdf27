import type { PlaygroundFile } from '#model/playground';

/** Display settings of the preview, independent of those of the site. */
export interface Look {
  mode: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  density: 'normal' | 'dense';
}

export interface ChunkText {
  name: string;
  text: string;
}

/** From the page to the frame. */
export type ToFrame =
  | { kind: 'ping' }
  | { kind: 'start'; files: readonly PlaygroundFile[]; look: Look }
  /** Response to `need`; `modules` maps each available import to its chunk. */
  | { kind: 'runtime'; chunks: readonly ChunkText[]; modules: Readonly<Record<string, string>> }
  | { kind: 'look'; look: Look };

export const CONSOLE_LEVELS = ['log', 'info', 'debug', 'warn', 'error'] as const;
export type ConsoleLevel = (typeof CONSOLE_LEVELS)[number];

export interface ConsoleEntry {
  level: ConsoleLevel;
  text: string;
}

const PHASES = ['syntax', 'import', 'export', 'run', 'loop'] as const;

export interface Failure {
  /** The phase that failed: parsing, resolving an import, finding the component, running, or a loop that ran too long. */
  phase: (typeof PHASES)[number];
  message: string;
  /** Location in the user's source. */
  file?: string;
  line?: number;
}

/** From the frame to the page. User code can send these too, so they are untrusted and only displayed. */
export type FromFrame =
  | { kind: 'ready' }
  | { kind: 'pong' }
  | { kind: 'need'; specifiers: readonly string[] }
  | { kind: 'rendered' }
  | ({ kind: 'console' } & ConsoleEntry)
  | ({ kind: 'failed' } & Failure);

const MAX_TEXT_CHARACTERS = 20_000;
const MAX_SPECIFIERS = 500;

/** Parses a message strictly; returns `undefined` for anything of an unknown shape. */
export function readFromFrame(data: unknown): FromFrame | undefined {
  if (!isRecord(data)) return undefined;
  switch (data['kind']) {
    case 'ready':
    case 'pong':
    case 'rendered':
      return { kind: data['kind'] };
    case 'need':
      return readNeed(data['specifiers']);
    case 'console': {
      const level = CONSOLE_LEVELS.find((one) => one === data['level']);
      return level && isText(data['text']) ? { kind: 'console', level, text: data['text'] } : undefined;
    }
    case 'failed':
      return readFailure(data);
    default:
      return undefined;
  }
}

function readNeed(value: unknown): FromFrame | undefined {
  if (!Array.isArray(value) || value.length > MAX_SPECIFIERS || !value.every(isText)) return undefined;
  return { kind: 'need', specifiers: value };
}

function readFailure(data: Record<string, unknown>): FromFrame | undefined {
  const phase = PHASES.find((one) => one === data['phase']);
  if (!phase || !isText(data['message'])) return undefined;
  return {
    kind: 'failed',
    phase,
    message: data['message'],
    ...(isText(data['file']) && { file: data['file'] }),
    ...(isLine(data['line']) && { line: data['line'] }),
  };
}

function isLine(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_TEXT_CHARACTERS;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
