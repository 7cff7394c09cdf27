// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { textsOf, translator } from '#services/i18n';
import { usedTheme } from '#services/lenses/browser';
import { Controls } from './Controls.tsx';
import { CONTROLS_TEXTS } from './props.ts';

const room = <Controls texts={textsOf(translator('en'), CONTROLS_TEXTS)} />;
let root: Root | undefined;

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  act(() => root?.unmount());
  usedTheme.set('');
  vi.unstubAllGlobals();
});

/** As in the page: the server's markup first, which a reader may use before the room is there. */
async function open(before: () => void = () => undefined) {
  const container = document.createElement('section');
  document.body.replaceChildren(container);
  container.innerHTML = renderToStaticMarkup(room);
  before();
  root = await act(async () => hydrateRoot(container, room));
}

const light = () => within(screen.getByRole('group', { name: 'Primary color' }));
const dark = () => within(screen.getByRole('group', { name: 'Primary color in dark mode' }));
const textIn = (field: ReturnType<typeof light>) => field.getByRole<HTMLInputElement>('textbox');
const type = (field: ReturnType<typeof light>, value: string) => fireEvent.change(textIn(field), { target: { value } });

it('starts with the default theme, which is no theme', async () => {
  await open();
  expect([usedTheme.get(), textIn(light()).value, textIn(dark()).value]).toEqual(['', '#1976d2', '#90caf9']);
});

it('shows the theme that a reader has', async () => {
  usedTheme.set('7c3aed-radius12-compact');
  await open();
  expect(textIn(light()).value).toBe('#7c3aed');
  expect(screen.getByRole<HTMLInputElement>('slider', { name: /Border radius/ }).value).toBe('12');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Compact' }).checked).toBe(true);
});

it('adopts what was chosen before it was there', async () => {
  await open(() => {
    screen.getByRole<HTMLInputElement>('radio', { name: 'Comfortable' }).checked = true;
    screen.getByRole<HTMLInputElement>('slider', { name: /Spacing/ }).value = '6';
    textIn(light()).value = '7c3aed';
  });
  expect([usedTheme.get(), textIn(light()).value]).toEqual(['7c3aed-spacing6-comfortable', '#7c3aed']);
});

it('derives the color of dark mode until one is chosen', async () => {
  await open();
  type(light(), '#7c3aed');
  expect([usedTheme.get(), textIn(dark()).value]).toEqual(['7c3aed', '#a181ff']);
  type(dark(), '#fff');
  expect(usedTheme.get()).toBe('7c3aed-ffffff');
  fireEvent.click(dark().getByRole('button', { name: 'Derive it again' }));
  expect([usedTheme.get(), textIn(dark()).value]).toEqual(['7c3aed', '#a181ff']);
});

it('keeps what is being typed, and ignores what is no color', async () => {
  await open();
  type(light(), '#7c3ae');
  expect([usedTheme.get(), textIn(light()).value]).toEqual(['', '#7c3ae']);
  expect(textIn(light()).getAttribute('aria-invalid')).toBe('true');
  fireEvent.blur(textIn(light()));
  expect(textIn(light()).value).toBe('#1976d2');
});

it('suggests the nearest color with enough contrast', async () => {
  await open();
  expect(light().getByRole('status').textContent).toMatch(/^Enough/);
  type(light(), '#2e8bff');
  expect(light().getByRole('status').textContent).toMatch(/^Too little/);
  expect(
    light()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['AaText on primary 3.3:1 ✗', 'AaPrimary on surface 3.3:1 ✗']);
  fireEvent.click(light().getByRole('button', { name: 'Use #0c74e6' }));
  expect([usedTheme.get(), light().queryByRole('button')]).toEqual(['0c74e6', null]);
  expect(light().getByRole('status').textContent).toMatch(/^Enough/);
});
