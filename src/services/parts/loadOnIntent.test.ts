// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadOnIntent } from './loadOnIntent.ts';

const announce = vi.hoisted(() => vi.fn());
vi.mock('#ui/browser', () => ({ announce }));

/** Resolves or rejects the loading that is under way. */
let settle: { resolve: () => void; reject: (error: Error) => void };
const hydrate = vi.fn(() => new Promise<void>((resolve, reject) => (settle = { resolve, reject })));
const answer = vi.fn<(name: string) => void>();
const element = (id: string) => document.querySelector<HTMLElement>(`#${id}`) ?? document.body;
const done = () => vi.runAllTimersAsync();

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  document.body.dataset['loadFailed'] = 'Failed';
  document.body.innerHTML = `<button id="outside"></button>
    <div id="room"><input id="field"><button id="run"><b id="icon"></b></button><button id="other"></button>
    <button id="copy" data-copy></button><button id="open" popovertarget="room"></button><a id="link" href="#x"></a></div>`;
});
afterEach(() => vi.useRealTimers());

/** The room answers clicks from the moment it is loaded. */
function activate(options?: { buttons?: string; within?: string }) {
  const { load, signal } = loadOnIntent(element('room'), hydrate, options);
  signal.addEventListener('abort', () =>
    element('room').addEventListener('click', ({ target }) => answer(target instanceof Element ? target.id : '')),
  );
  return load;
}

const act = (type: string, id: string) => element(id).dispatchEvent(new Event(type, { bubbles: true }));

it.each([
  ['nothing', [], 0, []],
  ['a click elsewhere', [['click', 'outside']], 0, []],
  ['hovering', [['pointerover', 'room']], 1, []],
  ['focus', [['focusin', 'field']], 1, []],
  ['typing', [['input', 'field']], 1, []],
  ['choosing twice', [['change', 'field'], ['change', 'field']], 1, []], // prettier-ignore
  ['a click on a button', [['click', 'run']], 1, ['run']],
  ['a click on the icon of a button', [['click', 'icon']], 1, ['run']],
  ['two clicks', [['click', 'run'], ['click', 'run']], 1, ['run']], // prettier-ignore
  ['two buttons', [['click', 'run'], ['click', 'other']], 1, ['other']], // prettier-ignore
  ['a click that is answered anyway', [['pointerover', 'room'], ['click', 'copy'], ['click', 'open']], 1, []], // prettier-ignore
] as const)('%s', async (_, acts, loads, repeated) => {
  activate();
  for (const [type, id] of acts) act(type, id);
  expect(hydrate).toHaveBeenCalledTimes(loads);
  if (loads > 0) settle.resolve();
  await done();
  expect(answer.mock.calls.flat()).toEqual(repeated);
});

/** Browsers show the focus of the keyboard only; jsdom knows no pointer. */
function focus(id: string, by: 'pointer' | 'keyboard' = 'keyboard') {
  element(id).focus();
  vi.spyOn(element(id), 'matches').mockReturnValue(by === 'pointer');
}

it.each([
  ['the focus', () => focus('field'), []],
  ['the focus of a button', () => focus('run'), []],
  ['a click', () => focus('run', 'pointer'), ['run']],
  ['a click that is answered anyway', () => focus('copy', 'pointer'), []],
])('%s before activation counts', async (_, before, repeated) => {
  before();
  activate();
  expect(hydrate).toHaveBeenCalledTimes(1);
  settle.resolve();
  await done();
  expect(answer.mock.calls.flat()).toEqual(repeated);
});

it('loads for nothing but what counts as interest', () => {
  focus('other');
  activate({ within: '#field' });
  act('pointerover', 'other');
  expect(hydrate).not.toHaveBeenCalled();
  act('pointerover', 'field');
  expect(hydrate).toHaveBeenCalledTimes(1);
});

it('leaves later clicks alone', async () => {
  activate();
  element('run').click();
  settle.resolve();
  await done();
  element('other').click();
  expect(answer.mock.calls.flat()).toEqual(['run', 'other']);
  expect(hydrate).toHaveBeenCalledTimes(1);
});

it('announces a failure once, forgets the click it has answered with that, and tries again', async () => {
  const load = activate();
  element('run').click();
  act('pointerover', 'room');
  settle.reject(new Error('offline'));
  await done();
  expect(announce.mock.calls).toEqual([['Failed']]);

  load();
  settle.reject(new Error('offline'));
  await done();
  expect(announce).toHaveBeenCalledTimes(2);

  element('other').click();
  settle.resolve();
  await done();
  expect([hydrate.mock.calls.length, announce.mock.calls.length, ...answer.mock.calls.flat()]).toEqual([3, 2, 'other']);
});

it('repeats clicks on what the room names, such as links, which lead nowhere meanwhile', async () => {
  activate({ buttons: 'a' });
  const click = () => element('link').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect([element('run').click(), click()]).toEqual([undefined, false]);
  settle.resolve();
  await done();
  expect([...answer.mock.calls.flat(), click()]).toEqual(['link', true]);
});
