import type { Dispatch } from 'react';
import { element } from '#lib/element';
import { rememberSearch } from '#services/search/browser';
import { announce } from '#ui/browser';
import { readPalette } from './palette.ts';
import type { SearchProps } from './props.ts';
import { isForCommands, queryOf } from './queryOf.ts';
import type { Option, SearchAction } from './searchState.ts';

export type SearchActions = ReturnType<typeof createActions>;

/** What a reader does with the search; the text is always that of the input. */
export function createActions(input: HTMLInputElement, props: SearchProps, dispatch: Dispatch<SearchAction>) {
  /** The element of the active option. */
  const active: { current: HTMLElement | null } = { current: null };
  const setActive = (element: HTMLElement | null) => void (active.current = element);

  function show() {
    const text = input.value;
    const isQuestion = queryOf(text) !== '' && !isForCommands(text);
    dispatch(isQuestion ? { type: 'ask', text } : { type: 'browse', text, palette: readPalette(props) });
  }

  function search(text: string) {
    input.value = text;
    input.focus();
    show();
  }

  /** The next search starts with commands only if the reader asks for them again. */
  function remember() {
    if (isForCommands(input.value)) input.value = '';
    else rememberSearch(input.value);
  }

  /** After a click on an option; the browser follows links itself. */
  function choose(
    option: Option,
    { ctrlKey, metaKey, shiftKey }: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>,
  ) {
    if (option.kind === 'search') return search(option.query);
    if (option.kind === 'command' && option.act) {
      const text = option.act();
      const { label, done = label, undo } = option;
      // Another text than the usual one is that of a failure.
      if (text === undefined)
        announce(done, { button: undo && element('button', { type: 'button', onclick: undo }, props.texts.undo) });
      else if (text) announce(text);
    }
    remember();
    // Close the dialog for targets on the current page; keep it open when the link opens in a new tab.
    if (!ctrlKey && !metaKey && !shiftKey) input.closest('dialog')?.close();
  }

  function chooseActive(isInNewTab: boolean) {
    const option = active.current;
    if (!isInNewTab || !(option instanceof HTMLAnchorElement)) return option?.click();
    window.open(option.href, '_blank', 'noopener');
    remember();
    if (!input.value) show();
  }

  return { active, setActive, show, search, choose, chooseActive };
}
