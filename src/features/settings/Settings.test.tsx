// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bootDisplay } from '#services/display-settings/boot';
import { display, followModeChoice } from '#services/display-settings/browser';
import { textsOf, translator } from '#services/i18n';
import { singleKeys } from '#services/shortcuts';
import { usedDates, usedLocale, usedPlan, usedRelease, usedTheme } from '#services/lenses/browser';
import type { DialogHandle } from './DialogHandle.ts';
import { Settings } from './Settings.tsx';
import { SETTINGS_TEXTS } from './texts.ts';

const scheme = Object.assign(new EventTarget(), { matches: false });
vi.stubGlobal('matchMedia', () => scheme);
afterAll(() => void vi.unstubAllGlobals());
bootDisplay();
followModeChoice();

const onShowShortcuts = vi.fn();

function renderSettings(language: 'en' | 'zh' = 'en') {
  const handle = createRef<DialogHandle>();
  const texts = textsOf(translator(language), SETTINGS_TEXTS);
  render(<Settings texts={texts} releases={['8.1.0', '8.0.0']} onShowShortcuts={onShowShortcuts} ref={handle} />);
  return { user: userEvent.setup(), open: () => act(() => handle.current?.open()) };
}

const group = (name: string) => within(screen.getByRole('group', { name }));
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const chosen = () =>
  screen.getAllByRole<HTMLInputElement>('radio', { checked: true }).map((input) => input.labels?.[0]?.textContent);

beforeEach(() => {
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  singleKeys.set('on');
  onShowShortcuts.mockClear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the settings', () => {
  it('show the defaults, each with a description', () => {
    renderSettings();
    expect(chosen()).toEqual(['System', 'Left to right', 'Normal', 'Scroll', 'On', 'All', 'Day.js']);
    for (const fieldset of screen.getAllByRole('group'))
      expect(document.getElementById(fieldset.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/.{20}/);
  });

  it('keep the release that a reader uses, also one that is not listed', async () => {
    const { user } = renderSettings();
    const choice = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'I use version' });
    expect(choice().value).toBe('');
    await user.selectOptions(choice(), '8.0.0');
    expect(localStorage.getItem('used-release')).toBe('8.0.0');
    cleanup();
    usedRelease.set('8.7.0');
    renderSettings();
    expect(choice().value).toBe('8.7.0');
    usedRelease.set('');
  });

  it('turn on the language of demos, and off, and keep one that is not listed', async () => {
    const { user } = renderSettings();
    const choice = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language of demos' });
    expect(choice().value).toBe('');
    await user.selectOptions(choice(), 'Deutsch');
    expect([usedLocale.get(), localStorage.getItem('used-locale')]).toEqual(['de', 'de']);
    await user.selectOptions(choice(), 'English');
    expect(document.documentElement.hasAttribute('data-locale-lens')).toBe(false);
    cleanup();
    usedLocale.set('sw');
    renderSettings();
    expect(choice().selectedOptions[0]?.textContent).toBe('Kiswahili');
    usedLocale.set('');
  });

  it('turn on the lens of a date library, and off', async () => {
    const { user } = renderSettings();
    await user.click(radio('Luxon'));
    expect([usedDates.get(), localStorage.getItem('used-dates')]).toEqual(['luxon', 'luxon']);
    await user.click(group('Date library').getByRole('radio', { name: 'Day.js' }));
    expect(document.documentElement.hasAttribute('data-dates-lens')).toBe(false);
  });

  it('lead to the theme studio, and remove a theme', async () => {
    usedTheme.set('7c3aed');
    const { user } = renderSettings();
    expect(screen.getByRole('link', { name: 'Open the theme studio' }).getAttribute('href')).toBe('/x/theme/');
    await user.click(screen.getByRole('button', { name: 'Remove the theme' }));
    expect([usedTheme.get(), screen.queryByRole('button', { name: 'Remove the theme' })]).toEqual(['', null]);
  });

  it('turn on the lens of a plan, and off', async () => {
    const { user } = renderSettings();
    await user.click(radio('Pro'));
    expect([usedPlan.get(), localStorage.getItem('used-plan')]).toEqual(['pro', 'pro']);
    expect(document.documentElement.getAttribute('data-plan-lens')).toBe('pro');
    await user.click(group('My plan').getByRole('radio', { name: 'All' }));
    expect(document.documentElement.hasAttribute('data-plan-lens')).toBe(false);
  });

  it('are dispatched, and take effect at once', async () => {
    const { user } = renderSettings();
    for (const name of ['Dark', 'Right to left', 'Dense']) await user.click(radio(name));
    expect(display.get()).toEqual({ paletteMode: 'dark', direction: 'rtl', dense: true });
    expect(chosen().slice(0, 3)).toEqual(['Dark', 'Right to left', 'Dense']);
    await user.click(radio('System'));
    expect(display.get().paletteMode).toBe('light');
    expect(chosen()[0]).toBe('System');
  });

  it('follow a mode that is switched elsewhere, in this tab and in others', () => {
    renderSettings();
    act(() => display.dispatch({ type: 'change', paletteMode: 'dark' }));
    expect(chosen()[0]).toBe('Dark');
    act(() => {
      localStorage.setItem('mui-mode', 'system');
      dispatchEvent(new StorageEvent('storage', { key: 'mui-mode', newValue: 'system' }));
    });
    expect(chosen()[0]).toBe('System');
  });

  it('offer to reset the density only while it is dense, and then focus the normal one', async () => {
    const { user } = renderSettings();
    expect(group('Density').queryByRole('button')).toBeNull();
    await user.click(radio('Dense'));
    await user.click(group('Density').getByRole('button', { name: 'Reset density' }));
    expect(display.get().dense).toBe(false);
    expect(document.activeElement).toBe(radio('Normal'));
    expect(group('Density').queryByRole('button')).toBeNull();
  });

  it('turn single keys off, and lead to the list of shortcuts', async () => {
    const { user } = renderSettings();
    await user.click(radio('Off'));
    expect(singleKeys.get()).toBe('off');
    await user.click(screen.getByRole('button', { name: 'Show all shortcuts' }));
    expect(onShowShortcuts).toHaveBeenCalledTimes(1);
  });

  it('focus the chosen mode when they are opened', () => {
    display.chooseMode('dark');
    const { open } = renderSettings();
    open();
    expect(document.activeElement).toBe(radio('Dark'));
  });

  it('tell before a choice whether it can be kept', () => {
    const { open } = renderSettings();
    open();
    expect(screen.queryByText(/doesn’t let the site save them/)).toBeNull();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    open();
    expect(screen.getByText(/doesn’t let the site save them/)).toBeTruthy();
  });

  it('lead to the offline page only while a service worker is active', () => {
    const { open } = renderSettings();
    open();
    const link = { name: /connection|offline|save/i };
    expect(screen.queryByRole('link', link)).toBeNull();
    vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
    open();
    expect(screen.getByRole('link', link).getAttribute('href')).toBe('/x/offline/');
    vi.stubGlobal('navigator', window.navigator);
  });

  it('are available in Chinese', () => {
    renderSettings('zh');
    const legends = screen.getAllByRole('group').map((fieldset) => fieldset.querySelector('legend')?.textContent);
    expect(legends.join('')).toMatch(/^[\u4e00-\u9fff]+$/);
  });
});
