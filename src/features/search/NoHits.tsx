import { fillIn } from '#lib/fill-in';
import { shortened } from './messages.ts';
import type { SearchTexts } from './props.ts';
import type { View } from './searchState.ts';

interface NoHitsProps {
  message: string;
  view: View;
  texts: SearchTexts;
  onSearch: (text: string) => void;
  onRemoveFilters: () => void;
}

/** Says that nothing was found, and offers what would find something. */
export function NoHits({ message, view, texts, onSearch, onRemoveFilters }: NoHitsProps) {
  const { suggestion, withoutFilters = 0 } = view.at === 'hits' ? view.answer : {};
  return (
    <div className="search-note">
      <p>{message}</p>
      <p>{texts.searchNoneHelp}</p>
      {suggestion && (
        <button type="button" onClick={() => onSearch(suggestion)}>
          {fillIn(texts.searchSuggestion, { query: shortened(suggestion) })}
        </button>
      )}
      {withoutFilters > 0 && (
        <button type="button" onClick={onRemoveFilters}>
          {fillIn(texts.searchWithoutFilters, { count: withoutFilters })}
        </button>
      )}
    </div>
  );
}
