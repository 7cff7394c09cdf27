import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTypeChecker } from './createTypeChecker.ts';
import type { FromWorker, ToWorker } from './protocol.ts';

class FakeWorker extends EventTarget {
  static all: FakeWorker[] = [];
  received: ToWorker[] = [];
  constructor() {
    super();
    FakeWorker.all.push(this);
  }
  postMessage(message: ToWorker) {
    this.received.push(message);
  }
  terminate() {
    this.received = [];
  }
  respond(data: FromWorker) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const files = [{ name: 'App.tsx', text: 'a\r\nb' }];
const worker = () => FakeWorker.all.at(-1);
const last = () => worker()?.received.at(-1);

beforeEach(() => {
  FakeWorker.all = [];
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => void vi.unstubAllGlobals());

describe('the type checker', () => {
  it('starts with the first request and normalizes line breaks', () => {
    const checker = createTypeChecker(() => undefined);
    expect(FakeWorker.all).toHaveLength(0);
    void checker.ask('check', files, {});
    expect(last()?.files).toEqual([{ name: 'App.tsx', text: 'a\nb' }]);
  });

  it('handles one request at a time, the newest of each kind, completions first', async () => {
    const checker = createTypeChecker(() => undefined);
    const place = { file: 'App.tsx', position: 1 };
    const first = checker.ask('check', files, {});
    const replaced = checker.ask('check', files, {});
    const second = checker.ask('check', files, {});
    const completed = checker.ask('complete', files, place);
    expect(await replaced).toBeUndefined();
    expect(worker()?.received.map(({ question }) => question)).toEqual(['check']);
    worker()?.respond({ kind: 'answer', id: last()?.id ?? 0, answer: [] });
    expect(await first).toEqual([]);
    expect(last()?.question).toBe('complete');
    worker()?.respond({ kind: 'answer', id: 0, answer: [] });
    worker()?.respond({ kind: 'answer', id: last()?.id ?? 0, answer: undefined });
    expect(await completed).toBeUndefined();
    expect(last()?.question).toBe('check');
    worker()?.respond({ kind: 'answer', id: last()?.id ?? 0, answer: [] });
    expect(await second).toEqual([]);
  });

  it('rejects on failure and recovers with the next request', async () => {
    const progress = vi.fn();
    const checker = createTypeChecker(progress);
    const failed = checker.ask('check', files, {});
    worker()?.respond({ kind: 'progress', progress: { loadedBytes: 1, allBytes: 2 } });
    expect(progress).toHaveBeenCalledWith({ loadedBytes: 1, allBytes: 2 });
    worker()?.respond({ kind: 'failed', id: last()?.id ?? 0 });
    await expect(failed).rejects.toThrow('could not be loaded');

    const broken = checker.ask('check', files, {});
    worker()?.dispatchEvent(new Event('error', { cancelable: true }));
    await expect(broken).rejects.toThrow('could not be loaded');
    const next = checker.ask('check', files, {});
    expect(FakeWorker.all).toHaveLength(2);
    worker()?.respond({ kind: 'answer', id: last()?.id ?? 0, answer: [] });
    expect(await next).toEqual([]);
  });
});
