import { describe, expect, it } from 'vitest';
import {
  BLOCKER_AFTER_TRIES,
  INITIAL_SLOT,
  isPolling,
  MAX_TRIES,
  MESSAGE_SHARE,
  nextAdSlot,
  POLL_INTERVAL_MS,
  type AdSlot,
  type AdSlotEvent,
  type Delivery,
  type Finding,
} from './adSlot.ts';

const start: AdSlotEvent = { type: 'start', isServed: true, hasNetwork: true };
const poll = (found: Finding = 'nothing', roll = 0.5): AdSlotEvent => ({ type: 'poll', found, roll });
const emptyPolls = (count: number, roll = 0.5) => Array.from({ length: count }, () => poll('nothing', roll));
const after = (...events: AdSlotEvent[]) => events.reduce(nextAdSlot, INITIAL_SLOT);

describe('the ad slot', () => {
  it('has the constants of the specification', () => {
    expect({ POLL_INTERVAL_MS, MAX_TRIES, BLOCKER_AFTER_TRIES, MESSAGE_SHARE }).toEqual({
      POLL_INTERVAL_MS: 500,
      MAX_TRIES: 30,
      BLOCKER_AFTER_TRIES: 6,
      MESSAGE_SHARE: 0.2,
    });
  });

  it('waits until it is started, and is started once', () => {
    expect(after()).toEqual({ at: 'waiting' });
    expect(after(poll('ad'))).toEqual({ at: 'waiting' });
    expect(after(start)).toEqual({ at: 'checking', tries: 0 });
    expect(after(start, poll(), start)).toEqual({ at: 'checking', tries: 1 });
  });

  it.each<[tries: number, AdSlot]>([
    [1, { at: 'checking', tries: 1 }],
    [6, { at: 'checking', tries: 6 }],
    [7, { at: 'blocked', tries: 7, show: 'in-house' }],
    [29, { at: 'blocked', tries: 29, show: 'in-house' }],
    [30, { at: 'blocked', tries: 30, show: 'in-house' }],
    [31, { at: 'blocked', tries: 30, show: 'in-house' }],
  ])('after %i tries without an ad is %j', (tries, expected) => {
    expect(after(start, ...emptyPolls(tries))).toEqual(expected);
  });

  it.each([
    [0, 'message'],
    [0.1999, 'message'],
    [0.2, 'in-house'],
    [0.9999, 'in-house'],
  ])('F28 a roll of %d shows the %s when blocked', (roll, show) => {
    expect(after(start, ...emptyPolls(7, roll))).toEqual({ at: 'blocked', tries: 7, show });
  });

  it('uses the first roll and ignores later ones', () => {
    expect(after(start, ...emptyPolls(7, 0.9), ...emptyPolls(5, 0))).toMatchObject({ show: 'in-house' });
  });

  it.each([1, 2, 6, 7, 8, 29, 30])('takes an ad that appears at try %i and stops polling', (tries) => {
    const slot = after(start, ...emptyPolls(tries - 1), poll('ad'));
    expect(slot).toEqual({ at: 'network' });
    expect(isPolling(slot)).toBe(false);
    expect(nextAdSlot(slot, poll('nothing'))).toBe(slot);
  });

  it('ignores an ad that appears after the last try', () => {
    expect(after(start, ...emptyPolls(30), poll('ad'))).toEqual({ at: 'blocked', tries: 30, show: 'in-house' });
  });

  it.each([1, 7, 30])('shows an in-house ad when the house link appears at try %i', (tries) => {
    expect(after(start, ...emptyPolls(tries - 1, 0), poll('backers'))).toEqual({ at: 'in-house' });
  });

  it.each<[Delivery, AdSlot]>([
    ['ad', { at: 'network' }],
    ['backers', { at: 'in-house' }],
  ])('takes %s from the feed without a poll, also when blocked, but not after the last try', (delivered, expected) => {
    const answer: AdSlotEvent = { type: 'feed', delivered };
    expect(after(start, answer)).toEqual(expected);
    expect(after(start, ...emptyPolls(7), answer)).toEqual(expected);
    expect(after(start, ...emptyPolls(29), answer)).toEqual(expected);
    expect(after(start, ...emptyPolls(30), answer)).toMatchObject({ at: 'blocked' });
    expect(after(answer)).toEqual({ at: 'waiting' });
  });

  it('shows an in-house ad immediately when no network is configured', () => {
    const slot = after({ type: 'start', isServed: true, hasNetwork: false });
    expect(slot).toEqual({ at: 'in-house' });
    expect([poll('nothing'), poll('ad')].reduce(nextAdSlot, slot)).toBe(slot);
  });

  it('is off for visitors who get no ads, and stays off', () => {
    const slot = after({ type: 'start', isServed: false, hasNetwork: true });
    expect(slot).toEqual({ at: 'off' });
    expect([start, poll('ad'), { type: 'crash' } as const].reduce(nextAdSlot, slot)).toBe(slot);
  });

  it.each([[[]], [[start]], [[start, ...emptyPolls(7)]], [[start, poll('ad')]], [[start, poll('backers')]]])(
    'is off after a crash in any state',
    (events) => {
      expect(after(...events, { type: 'crash' })).toEqual({ at: 'off' });
    },
  );

  it('polls only while checking or blocked, and not after the last try', () => {
    expect(
      [after(), after(start), after(start, ...emptyPolls(7)), after(start, ...emptyPolls(30))].map(isPolling),
    ).toEqual([false, true, true, false]);
  });
});
