/** What both browsers can do, over whichever protocol they speak. `EnginePage` builds on it. */
export interface Engine {
  name: EngineName;
  version: string;
  /** Console messages, uncaught errors and policy violations since it was last emptied. */
  log: string[];
  navigate: (url: string) => Promise<unknown>;
  reload: () => Promise<unknown>;
  back: () => Promise<unknown>;
  /** Runs the source of a function with JSON arguments; resolves with its result as JSON. */
  evaluate: (source: string, args: readonly unknown[]) => Promise<string | undefined>;
  /** Performs the input of a user, as defined by WebDriver. */
  act: (sources: readonly InputSource[]) => Promise<unknown>;
  resize: (width: number, height: number) => Promise<unknown>;
  screenshot: () => Promise<Buffer>;
  close: () => Promise<void>;
}

export const ENGINES = ['firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINES)[number];

/** A mouse or a keyboard with its actions. */
export interface InputSource {
  type: 'pointer' | 'key';
  id: string;
  parameters?: { pointerType: 'mouse' };
  actions: readonly Readonly<Record<string, string | number>>[];
}
