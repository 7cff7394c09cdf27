import { useLayoutEffect, type Dispatch } from 'react';
import { optionId } from './Options.tsx';
import type { SearchActions } from './searchActions.ts';
import { optionsIn, type SearchAction, type SearchState } from './searchState.ts';

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1, 'Ctrl n': 1, 'Ctrl p': -1 };

/**
 * Makes the input of the page the combobox of the room. It stays an element of the page, which has taken letters before the
 * room arrived: its text, caret, focus and composition are never touched.
 */
export function useSearchShell(
  input: HTMLInputElement,
  { view, active, isPointed }: SearchState,
  actions: SearchActions,
  dispatch: Dispatch<SearchAction>,
) {
  useLayoutEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    // An input method changes the text several times before a word is complete.
    const onInput = (event: Event) => (event instanceof InputEvent && event.isComposing) || actions.show();
    input.addEventListener('input', onInput, { signal });
    input.addEventListener('compositionend', actions.show, { signal });
    input.addEventListener('keydown', (event) => press(event, actions, dispatch), { signal });
    return () => controller.abort();
  }, [input, actions, dispatch]);

  useLayoutEffect(() => {
    const isExpanded = String(optionsIn(view).length > 0);
    if (input.getAttribute('aria-expanded') !== isExpanded) input.setAttribute('aria-expanded', isExpanded);
    if (active === -1) return input.removeAttribute('aria-activedescendant');
    input.setAttribute('aria-activedescendant', optionId(active));
    if (!isPointed) actions.active.current?.scrollIntoView({ block: 'nearest' });
    return undefined;
  }, [input, view, active, isPointed, actions]);
}

function press(event: KeyboardEvent, { chooseActive }: SearchActions, dispatch: Dispatch<SearchAction>) {
  const { key, ctrlKey, metaKey, isComposing } = event;
  if (isComposing) return;
  const step = STEPS[ctrlKey ? `Ctrl ${key}` : key];
  if (step === undefined && key !== 'Enter') return;
  event.preventDefault();
  if (step === undefined) chooseActive(ctrlKey || metaKey);
  else dispatch({ type: 'move', step });
}
