// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CodeVariant, DemoCode, DemoFile } from '#model/demo';
import { codeVariant } from '#services/code-preferences/browser';
import { readDemo } from '../controllers/readDemo.ts';
import { toggleCode } from '../controllers/toggleCode.ts';

const packages = { dependencies: {}, devDependencies: {}, overrides: {} };
const file = (name: string, text: string): DemoFile => ({ name, lines: [[['keyword', ['const']], ` ${text};`]] });
const codeWith = (files: Record<CodeVariant, readonly DemoFile[]>): DemoCode => ({
  name: 'TwoBars',
  title: 'Two bars',
  sources: { system: { ...files, packages: { TS: packages, JS: packages } } },
});
const CODE = codeWith({
  TS: [file('TwoBars.tsx', 'bars: Bar[]'), file('orders.ts', 'orders')],
  JS: [file('TwoBars.js', 'bars'), file('orders.js', 'orders')],
});

const fetched = vi.fn<(url: string) => Promise<Response>>();
/** Fetched code is kept for as long as the page lives. */
let address = 0;

/** A demo of the page, whose code comes from the network. */
function createDemo(code = CODE) {
  fetched.mockImplementation(async () => Response.json(code));
  address += 1;
  document.body.innerHTML = `
    <div data-demo="TwoBars" aria-label="Two bars" data-code-url="/${address}.json">
      <button data-do="code" aria-expanded="false">Show code</button>
      <div data-demo-place="code"></div>
    </div>`;
  const [frame] = document.body.children;
  if (!(frame instanceof HTMLElement)) throw new Error('There is no demo.');
  const demo = readDemo(frame);
  return { demo, toggle: () => act(() => toggleCode(demo)) };
}

const chosenTab = () => screen.getByRole('tab', { selected: true }).textContent;
const shownCode = () => screen.getByRole('tabpanel').textContent;
const isExpanded = () => screen.getByText('Show code').getAttribute('aria-expanded');

beforeEach(() => {
  codeVariant.set('TS');
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  cleanup();
  act(() => codeVariant.set('TS'));
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe('the code of a demo', () => {
  it('opens with its first file, closes, and is fetched only once', async () => {
    const { toggle } = createDemo();
    await toggle();
    expect(isExpanded()).toBe('true');
    expect(shownCode()).toBe('const bars: Bar[];');
    expect(screen.getByRole('tabpanel', { name: 'Two bars: TwoBars.tsx' }).tabIndex).toBe(0);
    await toggle();
    expect(isExpanded()).toBe('false');
    expect(screen.queryByRole('tabpanel')).toBeNull();
    await toggle();
    expect(chosenTab()).toBe('TwoBars.tsx');
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('switches to another file by click, and starts with the first one when it is opened again', async () => {
    const { toggle } = createDemo();
    await toggle();
    await userEvent.setup().click(screen.getByRole('tab', { name: 'orders.ts' }));
    expect(chosenTab()).toBe('orders.ts');
    expect(shownCode()).toBe('const orders;');
    await toggle();
    await toggle();
    expect(chosenTab()).toBe('TwoBars.tsx');
  });

  it('has one tab stop for its files, and arrow keys move between them', async () => {
    const user = userEvent.setup();
    const { toggle } = createDemo();
    await toggle();
    const tabs = within(screen.getByRole('tablist', { name: 'Two bars' })).getAllByRole('tab');
    expect(tabs.map(({ tabIndex }) => tabIndex)).toEqual([0, -1]);
    await user.click(screen.getByRole('tab', { name: 'TwoBars.tsx' }));
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'orders.ts', selected: true }));
    await user.keyboard('{ArrowRight}');
    expect(chosenTab()).toBe('TwoBars.tsx');
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
  });

  it('follows the language, with the same file', async () => {
    const { toggle } = createDemo();
    await toggle();
    await userEvent.setup().click(screen.getByRole('tab', { name: 'orders.ts' }));
    act(() => codeVariant.set('JS'));
    expect(chosenTab()).toBe('orders.js');
  });

  it('has no tabs for a single file', async () => {
    const { toggle } = createDemo(codeWith({ TS: [file('TwoBars.tsx', 'bars')], JS: [] }));
    await toggle();
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.getByText('TwoBars.tsx')).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Two bars: TwoBars.tsx' }).textContent).toBe('const bars;');
  });

  it.each([
    ['fails', () => Promise.reject(new TypeError('offline'))],
    ['is not found', async () => new Response('', { status: 404 })],
    ['is the page of a captive portal', async () => Response.json({ welcome: true })],
  ])('stays closed if the request %s, and the next try opens it', async (_, answer) => {
    const { toggle } = createDemo();
    fetched.mockImplementationOnce(answer);
    await expect(toggle()).rejects.toThrow();
    expect(isExpanded()).toBe('false');
    expect(screen.queryByRole('tabpanel')).toBeNull();
    await toggle();
    expect(shownCode()).toBe('const bars: Bar[];');
  });
});
