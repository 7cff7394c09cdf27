/** The subset of the worker's global scope that is used; the compiler is configured for pages only. */
interface ExtendableEvent {
  waitUntil: (done: Promise<unknown>) => void;
}

export interface FetchEvent extends ExtendableEvent {
  request: Request;
  /** Navigation preload: the response requested by the browser while the worker was starting; for pages only. */
  preloadResponse: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
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
