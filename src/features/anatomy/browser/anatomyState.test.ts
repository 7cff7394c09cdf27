import { expect, it } from 'vitest';
import {
  type AnatomyEvent,
  type AnatomyState,
  type Found,
  NOTHING_HIGHLIGHTED,
  reduceAnatomy,
} from './anatomyState.ts';

const FOUND: Found = { isPresent: true, hasClass: true, values: '', boxes: [] };
const root = { part: 'root' };
const label = { part: 'label', element: 'label of the first item' };

const after = (...events: AnatomyEvent<string>[]) =>
  events.reduce<AnatomyState<string>>(reduceAnatomy, NOTHING_HIGHLIGHTED);

it('highlights what the pointer is on, and nothing after it left', () => {
  expect(after({ type: 'point', at: root }, { type: 'point', at: label }).highlighted).toBe(label);
  expect(after({ type: 'point', at: root }, { type: 'point', at: undefined }).highlighted).toBeUndefined();
  expect(after({ type: 'point', at: root }, { type: 'leave' }).highlighted).toBeUndefined();
});

it('highlights the part with the focus again when the pointer leaves, also after Escape', () => {
  const pointed = [
    { type: 'focus', at: root },
    { type: 'point', at: label },
  ] as const;
  expect(after(...pointed).highlighted).toBe(label);
  expect(after(...pointed, { type: 'leave' }).highlighted).toBe(root);
  expect(after(...pointed, { type: 'dismiss' }).highlighted).toBeUndefined();
  expect(after(...pointed, { type: 'dismiss' }, { type: 'leave' }).highlighted).toBe(root);
  expect(after(...pointed, { type: 'focus', at: undefined }, { type: 'leave' }).highlighted).toBeUndefined();
});

it('looks for the elements again only for another part or another element of it', () => {
  const found = after({ type: 'point', at: label }, { type: 'find', found: FOUND });
  expect(found.found).toBe(FOUND);
  expect(reduceAnatomy(found, { type: 'point', at: { ...label } })).toBe(found);
  expect(reduceAnatomy(found, { type: 'point', at: { ...label, element: 'another' } }).found).toBeUndefined();
  expect(reduceAnatomy(found, { type: 'point', at: root }).found).toBeUndefined();
});
