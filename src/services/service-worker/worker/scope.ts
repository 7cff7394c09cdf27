/** The parts of the worker's global object that are used; the compiler knows those of pages only. */
interface ExtendableEvent {
  waitUntil: (done: Promise<unknown>) => void;
}

export interface FetchEvent extends ExtendableEvent {
  request: Request;
  /** What the browser has asked for while the worker woke up; for pages only. */
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
}

interface WorkerScope {
  location: { origin: string };
  navigator: { connection?: { saveData?: boolean } };
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  registration: { unregister: () => Promise<boolean>; navigationPreload?: { enable: () => Promise<void> } };
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
    (type: 'fetch', listener: (event: FetchEvent) => void): void;
  };
}

export const scope = globalThis as unknown as WorkerScope;
