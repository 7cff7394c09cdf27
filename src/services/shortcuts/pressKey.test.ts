// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announce } from '#ui/browser';
import { pressKey } from './pressKey.ts';

const list = vi.fn();
const press = () => pressKey(new KeyboardEvent('keydown', { key: '?', cancelable: true }), { list });

beforeEach(() => {
  vi.useFakeTimers();
  list.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

it('is ignored while a message holds the keys, from the task of its announcement on', () => {
  announce('It failed.', { holdsKeys: true });
  press();
  vi.advanceTimersToNextFrame();
  press();
  expect(list).not.toHaveBeenCalled();
  vi.runAllTimers();
  press();
  expect(list).toHaveBeenCalledOnce();
});

it('runs while another message is shown, also after one that held the keys', () => {
  announce('It failed.', { holdsKeys: true });
  announce('Copied.');
  press();
  expect(list).toHaveBeenCalledOnce();
});
