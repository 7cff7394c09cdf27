// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { bootDisplay } from '#services/display-settings/boot';
import { display } from '#services/display-settings/browser';
import { translator } from '#services/i18n';
import { ModeButton } from './ModeButton.tsx';
import { switchMode } from './switchMode.ts';

vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
afterAll(() => void vi.unstubAllGlobals());
bootDisplay();
beforeEach(() => display.chooseMode('system'));

describe('the mode button', () => {
  it.each([
    ['en', 'Light mode on', 'Dark mode on'],
    ['zh', '已切换到浅色模式', '已切换到深色模式'],
  ] as const)('switches the mode and announces it in the language of the page: %s', async (language, light, dark) => {
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToStaticMarkup(<ModeButton t={translator(language)} />);
    const button = place.querySelector('button') ?? expect.fail();
    for (const [mode, name] of [
      ['light', light],
      ['dark', dark],
    ]) {
      switchMode(button);
      expect([display.get().paletteMode, localStorage.getItem('mui-mode')]).toEqual([mode, mode]);
      await vi.waitFor(() => expect(document.querySelector('.toast')?.textContent).toBe(name));
    }
  });
});
