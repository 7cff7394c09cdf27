// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { textsOf } from '#services/i18n';
import { TEXTS, type WorkbenchProps } from './props.ts';
import { Workbench } from './Workbench.tsx';

vi.mock('../../services/code-editor/code-editor.css?url', () => ({ default: '/code-editor.css' }));
vi.mock('../../services/runner/run.css?url', () => ({ default: '/run.css' }));

const props: WorkbenchProps = {
  texts: textsOf((id) => id, TEXTS),
  starters: [
    { name: 'charts', title: 'Charts', files: [{ name: 'App.tsx', text: '\nexport default () => "<b>";\n' }] },
    { name: 'data-grid', title: 'Data Grid', files: [{ name: 'App.tsx', text: 'export default () => null;\n' }] },
  ],
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('FRAME_VERSION', 'test');
  document.body.innerHTML = `<div id="place">${renderToStaticMarkup(<Workbench {...props} />)}</div>`;
});
afterEach(() => vi.unstubAllGlobals());

it('hydrates the markup of the server without differences, and then opens the project in the URL', async () => {
  const place = document.querySelector('#place');
  if (!place) throw new Error('There is no place.');
  expect(place.querySelector('[role="tabpanel"]')?.textContent).toContain('<b>');
  const onRecoverableError = vi.fn();
  history.replaceState(null, '', '#starter=data-grid');
  const root = await act(async () => hydrateRoot(place, <Workbench {...props} />, { onRecoverableError }));
  await vi.waitFor(() => expect(place.querySelector('[role="tab"]')?.textContent).toBe('App.tsx'));
  expect(onRecoverableError.mock.calls).toEqual([]);
  expect(place.querySelector('input')?.value).toBe('Data Grid');
  expect(place.querySelector('[aria-label="playgroundPreview"] [role="status"]')?.textContent).toBe(
    'playgroundRunning',
  );
  await act(async () => root.unmount());
});

it('adds and deletes files, with a tab for each', async () => {
  const place = document.querySelector('#place');
  if (!place) throw new Error('There is no place.');
  const root = await act(async () => hydrateRoot(place, <Workbench {...props} />));
  const tabs = () => Array.from(place.querySelectorAll('[role="tab"]'), (tab) => tab.textContent);
  const click = (name: string) => act(async () => place.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click());
  await vi.waitFor(() => expect(tabs()).toEqual(['App.tsx']));
  await click('playgroundAddFile');
  const form = place.querySelector('form');
  const input = form?.querySelector('input');
  if (!form || !input) throw new Error('There is no form.');
  expect(document.activeElement).toBe(input);
  input.value = 'Card.tsx';
  await act(async () => form.requestSubmit());
  expect(tabs()).toEqual(['App.tsx', 'Card.tsx']);
  expect(place.querySelector('[role="tab"][aria-selected="true"]')?.textContent).toBe('Card.tsx');
  expect(place.querySelector('form')).toBeNull();
  await click('playgroundDeleteFile');
  expect(tabs()).toEqual(['App.tsx']);
  expect(place.querySelector<HTMLButtonElement>('[aria-label="playgroundDeleteFile"]')?.disabled).toBe(true);
  await act(async () => root.unmount());
});
