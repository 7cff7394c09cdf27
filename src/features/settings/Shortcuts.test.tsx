// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { textsOf, translator } from '#services/i18n';
import { SHORTCUTS, singleKeys } from '#services/shortcuts';
import type { DialogHandle } from './DialogHandle.ts';
import { Shortcuts } from './Shortcuts.tsx';
import { SHORTCUTS_TEXTS } from './texts.ts';

function renderShortcuts() {
  const handle = createRef<DialogHandle>();
  render(<Shortcuts texts={textsOf(translator('en'), SHORTCUTS_TEXTS)} ref={handle} />);
  return handle;
}
afterEach(cleanup);

describe('the list of shortcuts', () => {
  it('has every shortcut', () => {
    renderShortcuts();
    for (const { key } of Object.values(SHORTCUTS)) expect(screen.getByText(key, { selector: 'kbd' })).toBeTruthy();
  });

  it('shows keys from left to right in both directions', () => {
    renderShortcuts();
    const rows = screen.getAllByRole('definition');
    expect(rows.length).toBeGreaterThan(6);
    for (const row of rows) expect(row.dir).toBe('ltr');
  });

  it('says when single keys are turned off', () => {
    renderShortcuts();
    expect(screen.queryByText(/turned off/)).toBeNull();
    act(() => singleKeys.set('off'));
    expect(screen.getByText(/turned off/)).toBeTruthy();
    act(() => singleKeys.set('on'));
    expect(screen.queryByText(/turned off/)).toBeNull();
  });

  it('focuses its button when it is opened', () => {
    renderShortcuts().current?.open();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
  });
});
