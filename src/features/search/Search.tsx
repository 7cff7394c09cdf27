import { useEffect, useImperativeHandle, useReducer, useState, type Ref } from 'react';
import type { SearchShard } from '#model/search';
import { Filters } from './Filters.tsx';
import { noHitsOf, statusOf } from './messages.ts';
import { NoHits } from './NoHits.tsx';
import { Options } from './Options.tsx';
import type { SearchProps } from './props.ts';
import { isForCommands } from './queryOf.ts';
import { createActions } from './searchActions.ts';
import { client, listen } from './searchClient.ts';
import { isWaiting, reduceSearch, startSearch } from './searchState.ts';
import { Status } from './Status.tsx';
import { useNewer } from './useNewer.ts';
import { useSearchShell } from './useSearchShell.ts';

export interface SearchHandle {
  /** Answers what has been typed by now. */
  open: () => void;
}

interface SearchRoomProps extends SearchProps {
  /** The input of the page. */
  input: HTMLInputElement;
  /** The product of the page. */
  current: SearchShard | undefined;
  ref?: Ref<SearchHandle> | undefined;
}

/** What the search dialog shows below its input. */
export function Search({ input, current, ref, ...props }: SearchRoomProps) {
  const { texts, language, products, links } = props;
  const [state, dispatch] = useReducer(reduceSearch, current, startSearch);
  const [actions] = useState(() => createActions(input, props, dispatch));
  const { question, view } = state;
  useImperativeHandle(ref, () => ({ open: actions.show }), [actions]);
  const tooOldFor = useNewer();
  useSearchShell(input, state, actions, dispatch);
  useEffect(() => listen(dispatch), []);
  useEffect(() => void (question && client.ask(question)), [question]);

  const noHits = noHitsOf(state, texts);
  const waits = isWaiting(state);
  return (
    <>
      <Filters
        texts={texts}
        products={products}
        values={state.filters}
        isHidden={isForCommands(state.text)}
        dispatch={dispatch}
      />
      <div className="search-body" data-waiting={waits || undefined}>
        <Options
          view={view}
          active={state.active}
          texts={texts}
          language={language}
          dispatch={dispatch}
          activeRef={actions.setActive}
          onChoose={actions.choose}
          tooOldFor={tooOldFor}
        />
        {noHits && (
          <NoHits
            message={noHits}
            view={view}
            texts={texts}
            onSearch={actions.search}
            onRemoveFilters={() => {
              input.focus();
              dispatch({ type: 'filter', filters: {} });
            }}
          />
        )}
        {view.at === 'failed' && (
          <div className="search-note search-failed" role="alert">
            <p>{texts.searchFailed}</p>
            <button type="button" onClick={actions.show}>
              {texts.searchRetry}
            </button>
          </div>
        )}
        {((view.at === 'first' && !waits) || view.at === 'failed' || noHits) && (
          <nav className="search-note" aria-label={texts.searchSections}>
            {!noHits && <p>{texts.searchHint}</p>}
            <ul>
              {links.map(({ title, href }) => (
                <li key={href}>
                  <a href={href}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <div className="search-foot">
        {/* The shell says that the index loads. */}
        <Status text={waits ? '' : statusOf(state, texts)} isSeen={noHits !== undefined} />
        <p className="search-keys" dir="ltr" aria-hidden="true">
          <kbd>↑</kbd> <kbd>↓</kbd> {texts.searchMove} <kbd>↵</kbd> {texts.searchOpen} <kbd>Ctrl ↵</kbd>{' '}
          {texts.searchNewTab}
        </p>
      </div>
    </>
  );
}
